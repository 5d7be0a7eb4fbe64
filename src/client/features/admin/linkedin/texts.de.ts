import type { linkedinSetUpTexts } from './texts.ts'

export const adminLinkedin: typeof linkedinSetUpTexts = {
  title: 'LinkedIn',
  description: 'Mit einer eigenen App bei LinkedIn können hier alle ihr Konto verbinden und veröffentlichen.',
  loading: 'Die Einrichtung wird geladen',
  failed: 'Die Einrichtung konnte nicht geladen werden',
  steps: {
    title: 'Die App bei LinkedIn einrichten',
    create:
      'Erstellen Sie im Entwicklerportal eine App. Sie braucht eine LinkedIn-Seite: die Ihres Unternehmens oder LinkedIns Standardseite für Einzelpersonen.',
    portal: 'Entwicklerportal öffnen',
    products:
      'Fügen Sie unter Products „Sign In with LinkedIn using OpenID Connect“ und „Share on LinkedIn“ hinzu. Beide werden sofort gewährt.',
    redirect: 'Fügen Sie unter Auth diese Weiterleitungsadresse hinzu, genau wie sie hier steht:',
    secrets: 'Übertragen Sie Client-ID und Client-Secret aus Auth in das Formular, speichern Sie, und testen Sie.',
  },
  redirectLabel: 'Weiterleitungsadresse',
  copy: 'Kopieren',
  copied: { title: 'Kopiert', description: 'Die Weiterleitungsadresse liegt in der Zwischenablage.' },
  copyFailed: { title: 'Kopieren fehlgeschlagen', description: 'Die Adresse konnte nicht kopiert werden.' },
  apps: {
    person: { title: 'App für persönliche Profile', text: 'Damit verbinden alle ihr eigenes Konto.' },
    page: {
      title: 'App für Unternehmensseiten',
      text: 'Optional. LinkedIn verlangt eine zweite App mit der „Community Management API“, die von Hand genehmigt wird; ein anderes Produkt kann nicht darin sein.',
    },
  },
  sources: {
    environment: 'In der Umgebung gesetzt',
    database: 'Hier gesetzt',
    none: 'Nicht eingerichtet',
  },
  environment: (id, secret) =>
    `${id} und ${secret} sind in der Umgebung gesetzt und gehen dem vor, was hier eingegeben wird.`,
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  secretKept: 'Ein Secret ist gespeichert. Es wird nie gezeigt; lassen Sie das Feld leer, um es zu behalten.',
  idMissing: 'Geben Sie die Client-ID ein.',
  secretMissing: 'Geben Sie das Client-Secret ein.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: { title: 'App gespeichert', description: 'Konten lassen sich verbinden, sobald der Test gelingt.' },
  saveFailed: 'Speichern fehlgeschlagen',
  forget: 'Entfernen',
  forgetQuestion: {
    title: 'Die App entfernen?',
    description: 'Niemand kann mehr ein Konto verbinden. Verbundene Konten bleiben, bis LinkedIn sie beendet.',
    confirmLabel: 'Entfernen',
  },
  forgotten: { title: 'App entfernt', description: 'Ihre ID und ihr Secret sind hier gelöscht.' },
  test: 'Testen',
  testing: 'Wird getestet …',
  verdicts: {
    ok: 'LinkedIn kennt diese App.',
    client: 'LinkedIn nimmt Client-ID oder Secret nicht an. Übertragen Sie beide noch einmal aus Auth.',
    redirect:
      'LinkedIn kennt die Weiterleitungsadresse nicht. Fügen Sie sie unter Auth genau so hinzu, wie sie oben steht.',
    unreachable: 'LinkedIn war von diesem Server aus nicht erreichbar. Prüfen Sie seinen Weg zu www.linkedin.com.',
    unclear: 'LinkedIns Antwort sagt nichts über die App. Verbinden Sie ein Konto, um es herauszufinden.',
  },
  testFailed: 'Der Test war nicht möglich.',
  failures: {
    title: 'Wenn das Verbinden nicht gelingt',
    redirect: {
      title: '„The redirect_uri does not match“',
      text: 'Die Adresse bei der App weicht ab, oft durch http statt https, einen Schrägstrich am Ende oder einen anderen Hostnamen. Sie folgt PUBLIC_URL.',
    },
    product: {
      title: '„unauthorized_scope_error“',
      text: 'Eines der beiden Produkte fehlt. Gewährte Produkte stehen unter Products; ein neues kann einige Minuten brauchen.',
    },
    organisation: {
      title: 'Unternehmensseiten lassen sich nicht verbinden',
      text: 'Die Berechtigungen für Seiten sind nie in derselben App wie die beiden Produkte oben. Richten Sie die zweite App ein.',
    },
    verification: {
      title: 'Die App soll bestätigt werden',
      text: 'Wer die LinkedIn-Seite verwaltet, muss den Bestätigungslink aus den Einstellungen der App innerhalb von 30 Tagen öffnen.',
    },
  },
  apiVersion: (version) => `Aufrufe verwenden Version ${version} von LinkedIns API (LINKEDIN_API_VERSION).`,
}
