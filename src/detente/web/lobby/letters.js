/** What a seat is called as long as nobody sits there: A, B, C ... */
export const letter = (seat) => String.fromCharCode("A".charCodeAt(0) + seat);
