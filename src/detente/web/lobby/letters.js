/** The names of seats that nobody holds yet: A, B, C ... */
export const letter = (seat) => String.fromCharCode("A".charCodeAt(0) + seat);
