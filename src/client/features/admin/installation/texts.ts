import { catalogue } from '#client/lib/catalogue'

/** Words of Administration > Settings. */
export const installationTexts = catalogue('adminInstallation', {
  title: 'Settings',
  description: 'What holds for this installation from now on, without a restart.',
  loading: 'Loading the settings',
  failed: 'The settings could not be loaded',
  signUp: {
    title: 'Who gets an account',
    text: 'Existing accounts stay as they are.',
    legend: 'New accounts',
    modes: {
      open: { label: 'Anyone', hint: 'Who registers is in at once.' },
      approval: { label: 'By approval', hint: 'An administrator lets each one in.' },
      invitation: { label: 'By invitation', hint: 'Only whom an administrator invites.' },
      closed: { label: 'Nobody', hint: 'Not even who was invited already.' },
    },
    domains: 'Only these mail domains',
    domainsHint:
      'Such as example.com, separated by commas; empty for any. Open to anyone, an address is in once a mailed link was opened. Invitations go to any address.',
    invalid: 'Write domains such as example.com, separated by commas; fifty at most.',
    environment: (setting: string) => `Set by ${setting} in the environment of the server.`,
    save: 'Save',
    saving: 'Saving...',
    saved: { title: 'Settings Saved', description: 'They hold from now on.' },
    failed: 'Saving Failed',
  },
  mail: {
    title: 'Mail',
    text: 'Set by SMTP_URL and MAIL_FROM in the environment of the server.',
    none: 'No mail server is set up. Mails are kept in the outbox.',
    state: (server: string, from: string) => `${server}, from ${from}`,
    send: 'Send Me a Test',
    sending: 'Sending...',
    sent: 'Sent',
    notSent: 'Not sent',
    answer: 'The mail server said:',
  },
  payments: {
    title: 'Payments',
    text: 'Set in the environment of the server.',
    providers: { stripe: 'Stripe', test: 'Test payments, by which anyone becomes Pro', off: 'Off' },
    keys: { live: 'live keys', test: 'test keys' },
    noNotice: 'No notice has arrived from the payment service so far.',
    lastNotice: (at: string) => `The last notice arrived on ${at}.`,
  },
})
