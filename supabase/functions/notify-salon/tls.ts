const LOOPBACK = ["127.0.0.1", "[::1]"];

/**
 * The `ssl` option of a connection to PostgreSQL: TLS is required unless the host is local. Local are this machine and
 * names without a dot, such as those that Docker gives to the containers of `npx supabase start`.
 */
export function tlsFor(databaseUrl: string): "require" | false {
  const { hostname } = new URL(databaseUrl);
  const isAddress = hostname.startsWith("[");
  const isLocal = LOOPBACK.includes(hostname) || !(isAddress || hostname.includes("."));
  return isLocal ? false : "require";
}
