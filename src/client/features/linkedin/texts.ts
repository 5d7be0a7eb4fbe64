import { catalogue } from '#client/lib/catalogue'

/** Words of Settings > LinkedIn. */
export const linkedinTexts = catalogue('linkedin', {
  accounts: {
    title: 'LinkedIn accounts',
    text: 'Posts are published from these accounts. Postwright can publish for you, and reads nothing there.',
    none: 'No account is connected.',
    loading: 'Loading your LinkedIn accounts',
    failed: 'Your LinkedIn accounts could not be loaded',
    connect: 'Connect LinkedIn',
    connectAnother: 'Connect another account',
    connectPages: 'Connect company pages',
    noApp: 'Connecting is not set up on this server. An administrator can do that under Administration > LinkedIn.',
  },
  kinds: { person: 'Personal profile', page: 'Company page' },
  states: { connected: 'Connected', expiring: 'Ends soon', expired: 'Sign in again', paused: 'Paused' },
  until: (day: string) => `LinkedIn accepts this connection until ${day}.`,
  expiring: (day: string) => `The connection ends on ${day}. Reconnect before then, and nothing has to wait.`,
  expired:
    'LinkedIn no longer accepts this connection. Reconnect it: a scheduled post waits for up to an hour after its time, then it asks you.',
  reconnect: 'Reconnect',
  pause: 'Publish from this account',
  pauseHint: 'Switched off, a scheduled post waits for up to an hour after its time, then it asks you.',
  disconnect: 'Disconnect',
  disconnectQuestion: (name: string) => ({
    title: `Disconnect ${name}?`,
    description: 'Posts that are scheduled for it will not go out. What is published stays at LinkedIn.',
    confirmLabel: 'Disconnect',
  }),
  disconnected: 'Account Disconnected',
  failed: 'That Did Not Work',
  slots: {
    title: 'Weekly times',
    hint: (zone: string) => `Posts that you add to the queue go out at these times (${zone}).`,
    none: 'No weekly times yet.',
    weekday: 'Day',
    time: 'Time',
    add: 'Add time',
    exists: 'This time is in the list already.',
    remove: (slot: string) => `Remove ${slot}`,
  },
  token: {
    title: 'Paste a token',
    text: 'Without an app on this server you can make a token in the token generator of LinkedIn’s developer portal, with the scopes openid, profile and w_member_social.',
    label: 'Access token',
    add: 'Connect with this token',
    adding: 'Connecting...',
    missing: 'Paste a token first.',
    added: 'Account Connected',
    addedText: (name: string) => `Posts can go out from ${name}.`,
  },
  outcomes: {
    connected: 'Your account is connected.',
    cancelled: 'You stopped at LinkedIn, so nothing was connected.',
    state: 'This attempt was too old or was started in another browser. Try again.',
    'signed-out': 'You were signed out meanwhile. Try again.',
    'not-set-up': 'Connecting is not set up on this server.',
    'sign-in-product':
      'The app at LinkedIn lacks the product “Sign In with LinkedIn using OpenID Connect”. An administrator can add it in LinkedIn’s developer portal.',
    'share-product':
      'The app at LinkedIn lacks the product “Share on LinkedIn”. An administrator can add it in LinkedIn’s developer portal.',
    'pages-product':
      'The app for company pages lacks the “Community Management API”. It needs an app of its own, which LinkedIn has to approve.',
    redirect:
      'LinkedIn does not know this server’s redirect address. An administrator has to enter it at the app, exactly as Administration > LinkedIn shows it.',
    code: 'LinkedIn did not accept its own answer. Try again.',
    client: 'LinkedIn does not accept the app’s client id or secret. An administrator has to correct them.',
    unreachable: 'LinkedIn could not be reached. Try again in a few minutes.',
    refused: 'LinkedIn did not give access to the profile. Try again.',
    'no-pages': 'LinkedIn names no company page that you run. Only administrators of a page can connect it.',
    'too-many': 'No more accounts can be connected. Disconnect one first.',
    'too-often': 'That was too many attempts. Wait a little and try again.',
  },
  outcomeUnknown: 'The account was not connected. Try again.',
  outcomeGood: 'LinkedIn Connected',
  outcomeBad: 'LinkedIn was not connected',
})
