import { catalogue } from '#client/lib/catalogue'

/** Words of setting up the first administrator. */
export const setupTexts = catalogue('accountSetup', {
  title: 'Set up Postwright',
  submit: 'Create administrator',
  pending: 'Creating administrator...',
  done: { title: 'Postwright is set up', description: 'You are signed in as its administrator.' },
  failed: 'Setup failed',
  noToken: {
    title: 'The set-up link is incomplete',
    text: 'Open the whole link from the server’s log.',
  },
  expired: {
    title: 'This set-up link is no longer valid',
    text: 'Restart Postwright to get a new one, or sign in if it is set up already.',
    action: 'Sign in',
  },
})
