/** A failure that the reader can mend: its message is one line that says what is wrong and what to do. */
export class Stop extends Error {}
