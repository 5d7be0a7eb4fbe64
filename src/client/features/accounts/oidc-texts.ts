import { catalogue } from '#client/lib/catalogue'

/** Words of signing in through an identity provider; `label` is what the provider is called here. */
export const noticeTexts = catalogue('oidcNotice', {
  through: (label: string) => `Sign in with ${label}`,
  title: 'You are not signed in',
  link: {
    title: 'Is this account yours?',
    text: (label: string) =>
      `There is an account here with the address that ${label} knows you by. Sign in with its password once; then you can link the two.`,
  },
  unknown: (label: string) => `Signing in with ${label} did not work. Please try again.`,
  outcomes: {
    cancelled: (label: string) => `You cancelled at ${label}. Nothing was changed.`,
    refused: (label: string) => `${label} refused to sign you in. Please try again, or ask your administrator.`,
    unreachable: (label: string) => `${label} cannot be reached right now. Please try again in a moment.`,
    clock: (label: string) =>
      `The clocks of this server and of ${label} do not agree. Ask your administrator to set the server’s clock.`,
    client: (label: string) =>
      `${label} does not accept this installation’s client id or secret. Ask your administrator to check them.`,
    'client-post': (label: string) =>
      `${label} does not accept this installation’s client id or secret, which were sent in the body of the request (client_secret_post). Ask your administrator to check both, and whether ${label} wants OIDC_TOKEN_AUTH=basic.`,
    'client-basic': (label: string) =>
      `${label} does not accept this installation’s client id or secret, which were sent in the header of the request (client_secret_basic). Ask your administrator to check both, and whether ${label} wants OIDC_TOKEN_AUTH=post.`,
    issuer: (label: string) =>
      `The answer did not come from the ${label} that is set up here. Ask your administrator to check the issuer.`,
    token: (label: string) =>
      `What ${label} answered could not be verified, so you were not signed in. Please try again.`,
    unverified: (label: string) => `${label} has not verified your email address. Verify it there, then try again.`,
    state: () => 'This sign-in was begun in another browser, was used already, or took too long. Please start again.',
    closed: () => 'Registration is closed at the moment.',
    invitation: () => 'Accounts here are by invitation. Ask an administrator for one.',
    domain: () => 'Accounts here are for other mail domains than yours. Ask an administrator for an invitation.',
    taken: (label: string) => `Your account at ${label} is linked with an account here already.`,
    'too-often': () => 'Too many attempts. Please try again in a quarter of an hour.',
  },
})

/** The words of the linked identity in the settings. */
export const identityTexts = catalogue('oidcIdentity', {
  title: (label: string) => `Sign in with ${label}`,
  text: 'A second way into the same account.',
  onlyWay: 'This is how you get into your account.',
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
  failed: 'Linking Failed',
  loading: 'Loading how you sign in',
})
