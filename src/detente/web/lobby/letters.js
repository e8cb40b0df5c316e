/** A seat as a value of an option: A, B, C ... */
export const letter = (seat) => String.fromCharCode("A".charCodeAt(0) + seat);
