// What lies on a table, whatever the game: points, poses, ground. Lengths are thousandths of a U, angles hundredths of a degree.

export type Point = [number, number];
export type Pose = [number, number, number];

/** A piece of ground: an oval or rectangle by its middle and sides, or a strip by its ends, the points between them where it bends, and its width. */
export interface Piece {
  id: string;
  kind: string;
  x: number;
  y: number;
  heading: number;
  along: number;
  across: number;
  ends: [Point, Point] | null;
  bends: Point[];
  fordable: boolean;
}

/** The points between which a strip runs straight. */
export const line = ({ ends, bends }: Piece): Point[] => (ends ? [ends[0], ...bends, ends[1]] : []);
