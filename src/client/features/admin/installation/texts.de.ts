import type { installationTexts } from './texts.ts'

export const adminInstallation: typeof installationTexts = {
  title: 'Einstellungen',
  description: 'Was ab sofort für diese Installation gilt, ohne Neustart.',
  loading: 'Einstellungen werden geladen',
  failed: 'Die Einstellungen konnten nicht geladen werden',
  signUp: {
    title: 'Wer ein Konto bekommt',
    text: 'Wer schon ein Konto hat, behält es.',
    legend: 'Neue Konten',
    modes: {
      open: { label: 'Alle', hint: 'Wer sich registriert, ist sofort dabei.' },
      approval: { label: 'Nach Freigabe', hint: 'Die Administration gibt jedes Konto frei.' },
      invitation: { label: 'Auf Einladung', hint: 'Nur, wen die Administration einlädt.' },
      closed: { label: 'Niemand', hint: 'Auch nicht, wer schon eingeladen wurde.' },
    },
    domains: 'Nur diese Mail-Domains',
    domainsHint:
      'Etwa example.com, durch Kommas getrennt; leer für alle. Ist die Registrierung für alle offen, gilt eine Adresse, sobald der zugesandte Link geöffnet wurde. Einladungen gehen an jede Adresse.',
    invalid: 'Schreiben Sie Domains wie example.com, durch Kommas getrennt; höchstens fünfzig.',
    environment: (setting) => `Festgelegt durch ${setting} in der Umgebung des Servers.`,
    save: 'Speichern',
    saving: 'Wird gespeichert...',
    saved: { title: 'Einstellungen gespeichert', description: 'Sie gelten ab sofort.' },
    failed: 'Speichern fehlgeschlagen',
  },
  mail: {
    title: 'E-Mail',
    text: 'Festgelegt durch SMTP_URL und MAIL_FROM in der Umgebung des Servers.',
    none: 'Es ist kein Mailserver eingerichtet. E-Mails bleiben im Postausgang.',
    state: (server, from) => `${server}, Absender ${from}`,
    send: 'Test an mich senden',
    sending: 'Wird gesendet...',
    sent: 'Gesendet',
    notSent: 'Nicht gesendet',
    answer: 'Der Mailserver antwortete:',
  },
  payments: {
    title: 'Zahlungen',
    text: 'Festgelegt in der Umgebung des Servers.',
    providers: { stripe: 'Stripe', test: 'Testzahlungen, durch die alle Pro werden können', off: 'Aus' },
    keys: { live: 'echte Schlüssel', test: 'Testschlüssel' },
    noNotice: 'Bisher ist keine Nachricht des Zahlungsdienstes eingetroffen.',
    lastNotice: (at) => `Die letzte Nachricht traf am ${at} ein.`,
  },
}
