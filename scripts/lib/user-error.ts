/** An error that the reader can fix: its message is one line that says what is wrong and what to do. */
export class UserError extends Error {}
