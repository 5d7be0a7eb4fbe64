import { catalogue } from '#client/lib/catalogue'

/** Words of joining a team. Not with those of the other links: every page would load them. */
export const joinTexts = catalogue('join', {
  title: 'Join a team',
  invited: (team: string, by: string | null) =>
    by === null ? `You’re invited to ${team}.` : `${by} invites you to ${team}.`,
  signedOut: 'Sign in with the address that was invited, or create an account with it.',
  register: 'Create account',
  as: 'You’re signed in as',
  submit: 'Join team',
  pending: 'Joining...',
  other: 'Use another account',
  leaving: 'Signing out...',
  failed: 'You haven’t joined',
  wrongAccount: 'Another account was invited',
  expired: {
    title: 'This invitation is no longer valid',
    text: 'Ask for a new one.',
  },
  incomplete: {
    title: 'The invitation link is incomplete',
    text: 'Open the whole link from the mail.',
  },
  home: 'Open Postwright',
  signIn: 'Sign in',
})
