"""Pictures of Argad!: single figures among walls, woods and rooms."""
