import { catalogue } from '#client/lib/catalogue'

/** Words of signing in through an identity provider; `label` is what the provider is called here. */
export const oidcCalloutTexts = catalogue('oidcNotice', {
  through: (label: string) => `Sign in with ${label}`,
  title: 'You are not signed in',
  link: {
    title: 'Is this account yours?',
    text: (label: string) =>
      `An account here has the same address as you at ${label}. Sign in with its password once to link them.`,
  },
  unknown: (label: string) => `Signing in with ${label} didn’t work. Please try again.`,
  outcomes: {
    cancelled: (label: string) => `You cancelled at ${label}. Nothing was changed.`,
    refused: (label: string) => `${label} refused to sign you in. Try again, or ask an administrator.`,
    unreachable: (label: string) => `${label} cannot be reached right now. Please try again in a moment.`,
    clock: (label: string) => `This server’s clock is wrong for ${label}. Ask an administrator to set it.`,
    client: (label: string) => `${label} doesn’t accept the client ID or secret. Ask an administrator to check them.`,
    'client-post': (label: string) =>
      `${label} doesn’t accept the client ID or secret. Ask an administrator to check them, or to try OIDC_TOKEN_AUTH=basic.`,
    'client-basic': (label: string) =>
      `${label} doesn’t accept the client ID or secret. Ask an administrator to check them, or to try OIDC_TOKEN_AUTH=post.`,
    issuer: (label: string) =>
      `The answer came from another address than ${label}’s. Ask an administrator to check the issuer.`,
    token: (label: string) => `The answer of ${label} could not be verified. Please try again.`,
    unverified: (label: string) => `${label} has not verified your email address. Verify it there, then try again.`,
    state: () => 'This sign-in took too long or was used already. Please start again.',
    closed: () => 'Registration is closed.',
    invitation: () => 'Accounts are by invitation only. Ask an administrator.',
    domain: () => 'Your mail domain can’t register here. Ask an administrator for an invitation.',
    taken: (label: string) => `Your account at ${label} is linked with an account here already.`,
    'too-often': () => 'Too many attempts. Please try again in a quarter of an hour.',
  },
})

/** The words of the linked identity in the settings. */
export const identityTexts = catalogue('oidcIdentity', {
  title: (label: string) => `Sign in with ${label}`,
  none: (label: string) => `Your account is not linked with ${label}.`,
  link: 'Link',
  linked: (email: string, date: string) => `Linked with ${email} since ${date}.`,
  unlink: 'Unlink',
  unlinking: 'Unlinking...',
  offer: (label: string, email: string) => `${label} knows you as ${email}. Link this with your account here?`,
  password: 'Your password',
  agree: 'Yes, link them',
  linking: 'Linking...',
  missing: 'Please enter your password.',
  done: 'Linked',
  undone: 'Unlinked',
  failed: 'Not linked',
  loading: 'Loading how you sign in',
})
