import { catalogue } from '#client/lib/catalogue'

/** Words of /admin/linkedin: how an app is set up at LinkedIn, and what goes wrong on the way. */
export const linkedinSetUpTexts = catalogue('adminLinkedin', {
  title: 'LinkedIn',
  description: 'With an app of your own at LinkedIn, everybody here can connect their account and publish.',
  loading: 'Loading what is set up',
  failed: 'What is set up could not be loaded',
  steps: {
    title: 'Set up the app at LinkedIn',
    create:
      'Create an app in the developer portal. It needs a LinkedIn page: your company’s, or LinkedIn’s default page for individuals.',
    portal: 'Open the developer portal',
    products:
      'Under Products, add “Sign In with LinkedIn using OpenID Connect” and “Share on LinkedIn”. Both are granted at once.',
    redirect: 'Under Auth, add this redirect address, exactly as it stands here:',
    secrets: 'Copy the client id and the client secret from Auth into the form, save, and test.',
  },
  redirectLabel: 'Redirect address',
  copy: 'Copy',
  copied: { title: 'Copied!', description: 'Redirect address copied to clipboard.' },
  copyFailed: { title: 'Copy Failed', description: 'Failed to copy to clipboard.' },
  apps: {
    person: { title: 'App for personal profiles', text: 'What people connect their own account with.' },
    page: {
      title: 'App for company pages',
      text: 'Optional. LinkedIn asks for a second app with the “Community Management API”, which it approves by hand; no other product can be in it.',
    },
  },
  sources: {
    environment: 'Set in the environment',
    database: 'Set here',
    none: 'Not set up',
  },
  environment: (id: string, secret: string) =>
    `${id} and ${secret} are set in the environment, and win over what is entered here.`,
  clientId: 'Client id',
  clientSecret: 'Client secret',
  secretKept: 'A secret is stored. It is never shown; leave this empty to keep it.',
  idMissing: 'Enter the client id.',
  secretMissing: 'Enter the client secret.',
  save: 'Save',
  saving: 'Saving...',
  saved: { title: 'App Saved', description: 'People can connect their accounts once the test is fine.' },
  saveFailed: 'Save Failed',
  forget: 'Remove',
  forgetQuestion: {
    title: 'Remove the app?',
    description: 'Nobody can connect an account any more. Accounts that are connected go on until LinkedIn ends them.',
    confirmLabel: 'Remove',
  },
  forgotten: { title: 'App Removed', description: 'Its id and secret are deleted here.' },
  test: 'Test',
  testing: 'Testing...',
  verdicts: {
    ok: 'LinkedIn knows this app.',
    client: 'LinkedIn does not accept the client id or the secret. Copy both again from Auth.',
    redirect: 'LinkedIn does not know the redirect address. Add it under Auth exactly as it stands above.',
    unreachable: 'LinkedIn could not be reached from this server. Check its way out to www.linkedin.com.',
    unclear: 'LinkedIn gave an answer that says nothing of the app. Connect an account to find out.',
  },
  testFailed: 'The test could not be made.',
  failures: {
    title: 'When connecting fails',
    redirect: {
      title: '“The redirect_uri does not match”',
      text: 'The address at the app differs, often by http instead of https, a slash at the end, or another host name. It follows PUBLIC_URL.',
    },
    product: {
      title: '“unauthorized_scope_error”',
      text: 'One of the two products is missing. Granted products show under Products; a new one can take some minutes.',
    },
    organisation: {
      title: 'Company pages cannot be connected',
      text: 'The permissions for pages are never in the same app as the two products above. Set up the second app.',
    },
    verification: {
      title: 'The app asks to be verified',
      text: 'An administrator of the LinkedIn page has to open the verification link that the app’s settings make, within 30 days.',
    },
  },
  apiVersion: (version: string) => `Calls use version ${version} of LinkedIn’s API (LINKEDIN_API_VERSION).`,
})
