import { catalogue } from '#client/lib/catalogue'

/** Words of the pages that links in mails lead to. */
export const texts = catalogue('mailLinks', {
  forgot: {
    title: 'Forgot your password?',
    text: 'Enter the email of your account. A link to choose a new password is sent there.',
    noMail: 'This installation sends no mail by itself. Tell its administrator that you have asked for a link.',
    missing: { title: 'Error', description: 'Please enter your email.' },
    submit: 'Send Link',
    pending: 'Sending...',
    failed: 'Sending failed',
    sentHint: 'The link works once, within an hour. Nothing there? Look in the spam folder.',
    back: 'Back to sign in',
  },
  reset: {
    title: 'Choose a new password',
    label: 'New password',
    missing: { title: 'Error', description: 'Please enter a new password.' },
    submit: 'Change Password',
    pending: 'Changing...',
    failed: 'Password Change Failed',
    doneTitle: 'Password Changed',
    expired: {
      title: 'This link is no longer valid',
      text: 'A link for a new password works once, within an hour, and only the newest one. Ask for another.',
    },
  },
  confirm: {
    title: 'Confirm your email',
    text: 'Confirm that this address is yours.',
    submit: 'Confirm Email',
    pending: 'Confirming...',
    doneTitle: 'Email confirmed',
    failedTitle: 'Your email could not be confirmed',
    expired: {
      title: 'This link is no longer valid',
      text: 'It works once, within a day, and only the newest one. If your email is not confirmed yet, sign in: that sends a new link.',
    },
    incomplete: {
      title: 'The link is incomplete',
      text: 'Open the whole link from the mail, with everything after the #.',
    },
  },
  invitation: {
    title: 'Welcome to Postwright',
    text: 'You are invited. Choose a password to get started.',
    missing: { title: 'Error', description: 'Please enter a password.' },
    submit: 'Accept Invitation',
    pending: 'Accepting...',
    done: { title: 'Invitation Accepted', description: 'Your account is ready.' },
    failed: 'Invitation Failed',
    expired: {
      title: 'This invitation is no longer valid',
      text: 'An invitation works once, within a week. If you have accepted it, sign in. Otherwise ask the administrator who invited you to send a new one.',
    },
    incomplete: {
      title: 'The invitation link is incomplete',
      text: 'Open the whole link from the mail, with everything after the #.',
    },
  },
  signIn: 'Sign in',
})
