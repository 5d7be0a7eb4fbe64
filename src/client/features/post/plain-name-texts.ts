import { catalogue } from '#client/lib/catalogue'

/** What is said of mentions in a text that leaves the app as text alone. */
export const plainNameTexts = catalogue('plainNames', {
  shared:
    'Sharing takes mentions as plain names. Type @ in LinkedIn’s own window to mention them, or connect your account.',
  copied: {
    title: 'Copied!',
    description: 'Mentions are plain names in it. Type @ at LinkedIn to mention them there.',
  },
})
