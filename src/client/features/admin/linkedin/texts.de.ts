import type { linkedinSetUpTexts } from './texts.ts'

export const adminLinkedin: typeof linkedinSetUpTexts = {
  title: 'LinkedIn',
  loading: 'LinkedIn-Einstellungen werden geladen',
  failed: 'Die LinkedIn-Einstellungen konnten nicht geladen werden',
  steps: {
    title: 'Die App bei LinkedIn einrichten',
    create:
      'Erstellen Sie im Entwicklerportal eine App. Sie braucht eine LinkedIn-Seite; die Standardseite für Einzelpersonen genügt.',
    portal: 'Entwicklerportal öffnen',
    products: 'Fügen Sie unter Products „Sign In with LinkedIn using OpenID Connect“ und „Share on LinkedIn“ hinzu.',
    redirect: 'Fügen Sie unter Auth diese Weiterleitungs-URL hinzu:',
    secrets: 'Übertragen Sie Client-ID und Client-Secret aus Auth in das Formular unten.',
  },
  copy: 'Kopieren',
  copied: { title: 'Kopiert', description: 'Die Weiterleitungs-URL liegt in der Zwischenablage.' },
  copyFailed: { title: 'Kopieren fehlgeschlagen', description: 'Die Adresse konnte nicht kopiert werden.' },
  apps: {
    person: 'App für persönliche Profile',
    community: 'Community-Management-Anwendung',
  },
  communityHint:
    'Optional, für Unternehmensseiten und erste Kommentare: eine zweite App nur mit der „Community Management API“, die LinkedIn genehmigen muss. Sie können den Antrag nur einmal stellen.',
  sources: {
    environment: 'In der Umgebung gesetzt',
    database: 'Eingerichtet',
    none: 'Nicht eingerichtet',
  },
  environment: (id, secret) => `In der Umgebung gesetzt: ${id} und ${secret}.`,
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  secretKept: 'Ein Secret ist gespeichert. Leer lassen, um es zu behalten.',
  idMissing: 'Geben Sie die Client-ID ein.',
  secretMissing: 'Geben Sie das Client-Secret ein.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: { title: 'App gespeichert', description: 'Testen Sie sie jetzt.' },
  saveFailed: 'Speichern fehlgeschlagen',
  forget: 'Entfernen',
  forgetQuestion: {
    title: 'Die App entfernen?',
    description: 'Niemand kann ein Konto verbinden, bis Sie eine andere App eintragen.',
    confirmLabel: 'Entfernen',
  },
  forgotten: { title: 'App entfernt' },
  test: 'Testen',
  testing: 'Wird getestet …',
  verdicts: {
    ok: 'LinkedIn kennt diese App.',
    client: 'LinkedIn nimmt Client-ID oder Secret nicht an. Übertragen Sie beide noch einmal aus Auth.',
    redirect: 'LinkedIn kennt die Weiterleitungs-URL nicht. Fügen Sie sie unter Auth hinzu.',
    unreachable: 'Dieser Server erreicht www.linkedin.com nicht. Prüfen Sie Firewall und Proxy.',
    unclear: 'Der Test hat nichts ergeben. Verbinden Sie ein Konto, um es herauszufinden.',
  },
  testFailed: 'Test fehlgeschlagen',
  failures: {
    title: 'Wenn das Verbinden nicht gelingt',
    redirect: {
      title: '„The redirect_uri does not match“',
      text: 'Die App hat eine andere Weiterleitungs-URL: http statt https, ein Schrägstrich am Ende oder ein anderer Host. Hier folgt sie PUBLIC_URL.',
    },
    product: {
      title: '„unauthorized_scope_error“',
      text: 'Eines der beiden Produkte fehlt. Ein neues kann einige Minuten brauchen.',
    },
    organisation: {
      title: 'Unternehmensseiten lassen sich nicht verbinden',
      text: 'Dafür ist die zweite App nötig.',
    },
    verification: {
      title: 'Die App soll bestätigt werden',
      text: 'Wer die LinkedIn-Seite verwaltet, muss den Bestätigungslink aus den Einstellungen der App innerhalb von 30 Tagen öffnen.',
    },
  },
  apiVersion: (version) => `LinkedIn-API, Version ${version} (LINKEDIN_API_VERSION)`,
}
