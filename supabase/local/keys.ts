/** The publishable key of every local project of the Supabase CLI. It only works for a database on this machine. */
export const publishableKey = "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH";
