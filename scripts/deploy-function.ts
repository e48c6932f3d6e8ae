/**
 * Deploys the Edge Function notify-salon, sets its secrets and connects the database to it, if its code or its settings
 * have changed. Run by .github/workflows/publish.yml after the migrations. Settings: docs/release.md.
 */
import fs from "node:fs";
import path from "node:path";
import { brand, email } from "../content/site.json";
import { defaultLocale } from "../src/i18n/locales";
import { localizedText } from "../src/i18n/text";
import { command, root } from "./lib/command";
import { deployFunction } from "./lib/deploy-function";
import { releaseSettings } from "./lib/settings";
import { UserError } from "./lib/user-error";

const SUPABASE = path.join(root, "supabase");
const FOLDER = path.join(SUPABASE, "functions", "notify-salon");

command(async ({ run }) => {
  const settings = releaseSettings(
    "SUPABASE_PROJECT_REF",
    "SUPABASE_ACCESS_TOKEN",
    "NOTIFY_SECRET",
    "RESEND_API_KEY",
    "MAIL_FROM",
    "MAIL_TO",
  );
  if (settings.MAIL_TO !== email) {
    console.log(
      `::warning::Enquiries go to ${settings.MAIL_TO}, but content/site.json shows ${email}. To change where they go, change the variable MAIL_TO under Settings > Secrets and variables > Actions.`,
    );
  }
  const project = settings.SUPABASE_PROJECT_REF;
  const isDeployed = await deployFunction({
    files: [
      path.join(SUPABASE, "config.toml"),
      ...fs.readdirSync(FOLDER).map((name) => path.join(FOLDER, name)),
    ],
    secrets: {
      NOTIFY_SECRET: settings.NOTIFY_SECRET,
      MAIL_API_KEY: settings.RESEND_API_KEY,
      MAIL_FROM: settings.MAIL_FROM,
      // Not from the content: a stolen token of the staff must not receive enquiries (docs/release.md).
      MAIL_TO: settings.MAIL_TO,
      SALON_NAME: localizedText(brand.name, defaultLocale),
    },
    project,
    token: settings.SUPABASE_ACCESS_TOKEN,
    async deployCode() {
      const options = [
        "functions",
        "deploy",
        "notify-salon",
        "--project-ref",
        project,
        "--use-api",
      ];
      if ((await run("supabase", options)) !== 0)
        throw new UserError("The function was not deployed; see the reason above.");
    },
    force: process.env["DEPLOY_FUNCTION"] === "true",
  });
  console.log(
    isDeployed
      ? "notify-salon is deployed, with a new database password."
      : "notify-salon has not changed since it was deployed.",
  );
});
