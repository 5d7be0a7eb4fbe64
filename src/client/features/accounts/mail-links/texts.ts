import { catalogue } from '#client/lib/catalogue'

/** Words of the pages that links in mails lead to. */
export const texts = catalogue('mailLinks', {
  forgot: {
    title: 'Forgot your password?',
    noMail: 'Mail is off here. Ask an administrator for the link.',
    missing: { title: 'Error', description: 'Please enter your email.' },
    submit: 'Send link',
    pending: 'Sending...',
    failed: 'Sending failed',
    sentHint: 'Nothing there? Check your spam.',
    back: 'Back to sign in',
  },
  reset: {
    title: 'Choose a new password',
    label: 'New password',
    missing: { title: 'Error', description: 'Please enter a new password.' },
    submit: 'Change password',
    pending: 'Changing...',
    failed: 'Password not changed',
    doneTitle: 'Password changed',
    expired: {
      title: 'This link is no longer valid',
      text: 'Ask for a new one.',
    },
  },
  confirm: {
    title: 'Confirm your email',
    submit: 'Confirm email',
    pending: 'Confirming...',
    doneTitle: 'Email confirmed',
    failedTitle: 'Your email could not be confirmed',
    expired: {
      title: 'This link is no longer valid',
      text: 'Sign in to get a new one.',
    },
    incomplete: {
      title: 'The link is incomplete',
      text: 'Open the whole link from the mail.',
    },
  },
  invitation: {
    title: 'Welcome to Postwright',
    missing: { title: 'Error', description: 'Please enter a password.' },
    submit: 'Accept invitation',
    pending: 'Accepting...',
    done: { title: 'Invitation accepted', description: 'Your account is ready.' },
    failed: 'Invitation not accepted',
    expired: {
      title: 'This invitation is no longer valid',
      text: 'Already used it? Sign in. Otherwise ask for a new one.',
    },
    incomplete: {
      title: 'The invitation link is incomplete',
      text: 'Open the whole link from the mail.',
    },
  },
  signIn: 'Sign in',
})
