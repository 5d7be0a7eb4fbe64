import { catalogue } from '#client/lib/catalogue'

/** Words of Admin > Installation. */
export const installationTexts = catalogue('adminInstallation', {
  title: 'Installation',
  loading: 'Loading the settings',
  failed: 'The settings could not be loaded',
  signUp: {
    title: 'Who gets an account',
    legend: 'New accounts',
    modes: {
      open: { label: 'Anyone' },
      approval: { label: 'By approval' },
      invitation: { label: 'By invitation' },
      closed: { label: 'Closed', hint: 'Existing invitations stop working too.' },
    },
    domains: 'Only these email domains',
    domainsExample: 'example.com, example.org',
    invalid: 'Enter up to fifty domains, separated by commas.',
    environment: (setting: string) => `Set by ${setting} in the server’s environment.`,
    save: 'Save',
    saving: 'Saving...',
    saved: { title: 'Settings saved' },
    failed: 'Save failed',
  },
  mail: {
    title: 'Mail',
    none: 'No mail server is set up. Set SMTP_URL and MAIL_FROM.',
    state: (server: string, from: string) => `${server}, from ${from}`,
    send: 'Send me a test',
    sending: 'Sending...',
    sent: 'Sent',
    notSent: 'Not sent',
    answer: 'The mail server said:',
  },
  payments: {
    title: 'Payments',
    providers: { stripe: 'Stripe', test: 'Test payments: anyone can become Pro', off: 'Off' },
    keys: { live: 'live keys', test: 'test keys' },
    noNotice: 'No message from the payment service yet.',
    lastNotice: (at: string) => `Last message from the payment service: ${at}.`,
  },
})
