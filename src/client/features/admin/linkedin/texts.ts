import { catalogue } from '#client/lib/catalogue'

/** Words of /admin/linkedin: how an app is set up at LinkedIn, and what goes wrong on the way. */
export const linkedinSetUpTexts = catalogue('adminLinkedin', {
  title: 'LinkedIn',
  loading: 'Loading the LinkedIn settings',
  failed: 'The LinkedIn settings could not be loaded',
  steps: {
    title: 'Set up the app at LinkedIn',
    create: 'Create an app in the developer portal. It needs a LinkedIn page; the default one for individuals will do.',
    portal: 'Open the developer portal',
    products: 'Under Products, add “Sign In with LinkedIn using OpenID Connect” and “Share on LinkedIn”.',
    redirect: 'Under Auth, add this redirect URL:',
    secrets: 'Copy the client ID and secret from Auth into the form below.',
  },
  copy: 'Copy',
  copied: { title: 'Copied!', description: 'Redirect URL copied to clipboard.' },
  copyFailed: { title: 'Copy Failed', description: 'Failed to copy to clipboard.' },
  apps: {
    person: 'App for personal profiles',
    community: 'Community Management application',
  },
  communityHint:
    'Optional, for company pages and first comments: a second app with only the “Community Management API”, which LinkedIn has to approve. You can apply once only.',
  sources: {
    environment: 'Set by the environment',
    database: 'Set up',
    none: 'Not set up',
  },
  environment: (id: string, secret: string) => `Set by ${id} and ${secret} in the environment.`,
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  secretKept: 'A secret is stored. Leave empty to keep it.',
  idMissing: 'Enter the client ID.',
  secretMissing: 'Enter the client secret.',
  save: 'Save',
  saving: 'Saving...',
  saved: { title: 'App saved', description: 'Now test it.' },
  saveFailed: 'Save failed',
  forget: 'Remove',
  forgetQuestion: {
    title: 'Remove the app?',
    description: 'Nobody can connect an account until you add another app.',
    confirmLabel: 'Remove',
  },
  forgotten: { title: 'App removed' },
  test: 'Test',
  testing: 'Testing...',
  verdicts: {
    ok: 'LinkedIn knows this app.',
    client: 'LinkedIn rejects the client ID or the secret. Copy both again from Auth.',
    redirect: 'LinkedIn doesn’t know the redirect URL. Add it under Auth.',
    unreachable: 'This server can’t reach www.linkedin.com. Check its firewall or proxy.',
    unclear: 'The test was inconclusive. Connect an account to find out.',
  },
  testFailed: 'Test failed',
  failures: {
    title: 'When connecting fails',
    redirect: {
      title: '“The redirect_uri does not match”',
      text: 'The app has another redirect URL: http instead of https, a slash at the end, or another host. Here it follows PUBLIC_URL.',
    },
    product: {
      title: '“unauthorized_scope_error”',
      text: 'One of the two products is missing. A new one can take a few minutes.',
    },
    organisation: {
      title: 'Company pages cannot be connected',
      text: 'They need the Community Management application.',
    },
    verification: {
      title: 'The app asks to be verified',
      text: 'An administrator of the LinkedIn page has to open the verification link from the app’s settings within 30 days.',
    },
  },
  apiVersion: (version: string) => `LinkedIn API version ${version} (LINKEDIN_API_VERSION)`,
})
