import type { installationTexts } from './texts.ts'

export const adminInstallation: typeof installationTexts = {
  title: 'Installation',
  loading: 'Einstellungen werden geladen',
  failed: 'Die Einstellungen konnten nicht geladen werden',
  signUp: {
    title: 'Wer ein Konto bekommt',
    legend: 'Neue Konten',
    modes: {
      open: { label: 'Alle' },
      approval: { label: 'Nach Freigabe' },
      invitation: { label: 'Auf Einladung' },
      closed: { label: 'Geschlossen', hint: 'Auch frühere Einladungen gelten nicht mehr.' },
    },
    domains: 'Nur diese E-Mail-Domains',
    domainsExample: 'example.com, example.org',
    invalid: 'Geben Sie bis zu fünfzig Domains ein, durch Kommas getrennt.',
    environment: (setting) => `Festgelegt durch ${setting} in der Umgebung des Servers.`,
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    saved: { title: 'Einstellungen gespeichert' },
    failed: 'Speichern fehlgeschlagen',
  },
  mail: {
    title: 'E-Mail',
    none: 'Es ist kein Mailserver eingerichtet. Setzen Sie SMTP_URL und MAIL_FROM.',
    state: (server, from) => `${server}, Absender ${from}`,
    send: 'Test an mich senden',
    sending: 'Wird gesendet …',
    sent: 'Gesendet',
    notSent: 'Nicht gesendet',
    answer: 'Der Mailserver antwortete:',
  },
  payments: {
    title: 'Zahlungen',
    providers: { stripe: 'Stripe', test: 'Testzahlungen: Alle können Pro werden', off: 'Aus' },
    keys: { live: 'echte Schlüssel', test: 'Testschlüssel' },
    noNotice: 'Noch keine Meldung des Zahlungsdienstes.',
    lastNotice: (at) => `Letzte Meldung des Zahlungsdienstes: ${at}.`,
  },
}
