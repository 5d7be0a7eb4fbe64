import { catalogue } from '#client/lib/catalogue'
import { operation } from '#shared/rules/operation'

/** Words of setting up the first administrator. */
export const setupTexts = catalogue('accountSetup', {
  title: 'Set up Postwright',
  intro: 'Create the first administrator of this installation.',
  submit: 'Create administrator',
  pending: 'Creating administrator...',
  done: { title: 'Postwright is set up', description: 'You are signed in as its administrator.' },
  failed: 'Setup failed',
  noToken: {
    title: 'The set-up link is incomplete',
    text: 'Open the whole link as the server printed it when it started, with everything after the #.',
  },
  expired: {
    title: 'This set-up link is no longer valid',
    text: `A link works once, for ${operation.setUpLinkMinutes} minutes, and only while there is no administrator. Restart Postwright to get a new one, or sign in if it is set up already.`,
    action: 'Sign In',
  },
})
