/** An error that the user can fix. Its message is one line with the problem and the remedy. */
export class UserError extends Error {}
