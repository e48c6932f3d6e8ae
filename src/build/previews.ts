/**
 * Ends the build if Cloudflare builds main. Cloudflare builds only the previews of other branches; publish.yml publishes
 * main, after the checks (docs/release.md).
 * @param env with CF_PAGES_BRANCH: https://developers.cloudflare.com/pages/configuration/build-configuration/
 */
export function refuseUncheckedRelease(
  reporter: { panic: (message: string) => void },
  env: NodeJS.ProcessEnv = process.env,
): void {
  if (env["CF_PAGES_BRANCH"] !== "main") return;
  reporter.panic(
    'Cloudflare must not build main, because this would publish it without the checks. In the Pages project, under Settings > Build > Branch control, clear "Enable automatic production branch deployments".',
  );
}
