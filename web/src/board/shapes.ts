// What lies on a table, whatever the game. Lengths are thousandths of a U, angles hundredths of a degree.

export type Point = [number, number];
export type Pose = [number, number, number];
