import { longDay } from '#shared/time/long-day'
import { gigabytes, grouped, megabytes } from '../rules/amounts.ts'
import { fontLimits } from '../rules/fonts.ts'
import { limits } from '../rules/limits.ts'
import { operation } from '../rules/operation.ts'
import { publishing } from '../rules/publishing.ts'
import type { Sentences } from './english.ts'
import { fieldName, valueRule } from './german/fields.ts'

/** The German for every sentence of the server, by its reason. */
export const german: Sentences = {
  // LinkedIn
  linkedinAccountMissing: () => 'Dieses LinkedIn-Konto ist nicht verbunden.',
  tooManyLinkedinAccounts: ({ most }) =>
    `Sie können höchstens ${most} LinkedIn-Konten verbinden. Trennen Sie zuerst eines.`,
  linkedinUnreachable: () => 'LinkedIn ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.',
  linkedinPortraitMissing: () => 'Von diesem Konto gibt es kein Bild.',
  linkedinTokenMalformed: () =>
    'Das ist kein Token von LinkedIn: Tokens haben weder Leer- noch Sonderzeichen. Kopieren Sie es noch einmal, ganz und ohne etwas anderes.',
  linkedinTokenRefused: () =>
    'LinkedIn nimmt dieses Token nicht an. Erzeugen Sie dort ein neues und kopieren Sie es vollständig.',
  linkedinTokenWithoutProfile: () =>
    'Dieses Token sagt nicht, wem es gehört. Erzeugen Sie ein neues mit den Scopes openid, profile, email und w_member_social.',
  linkedinDisconnected: () => 'Das Konto ist getrennt. LinkedIn hat den Zugriff zurückgenommen.',
  linkedinDisconnectedOnlyHere: () =>
    'Das Konto ist hier getrennt. LinkedIn hat das Ende des Zugriffs nicht bestätigt: Entfernen Sie die App auch dort, unter Einstellungen > Datenschutz > Genehmigte Dienste.',
  linkedinEndsSoon: ({ account, day }) =>
    `Die LinkedIn-Verbindung von ${account} endet am ${longDay(day, 'de-DE')}. Erneuern Sie sie vorher, dann muss nichts warten.`,
  linkedinEnded: ({ account }) =>
    `LinkedIn lässt Postwright nicht mehr als ${account} veröffentlichen. Verbinden Sie das Konto neu: Ein geplanter Beitrag wartet nach seiner Zeit bis zu einer Stunde, dann fragt er Sie.`,
  linkedinAppInEnvironment: () => 'Diese App ist in der Umgebung des Servers gesetzt und lässt sich nur dort ändern.',
  linkedinAppSecretMissing: () => 'Geben Sie auch das Client Secret ein.',
  linkedinAppMissing: () => 'Geben Sie zuerst Client-ID und Client Secret ein.',

  // accounts
  signInRequired: () => 'Bitte melden Sie sich an, um fortzufahren.',
  approvalPending: () => 'Ihr Konto wartet auf Freischaltung',
  administratorsOnly: () => 'Das kann nur die Administration.',
  permissionMissing: () => 'Ihre Rolle in diesem Arbeitsbereich erlaubt das nicht.',
  fieldsMissing: () => 'Bitte füllen Sie alle Felder aus',
  emailAndPasswordMissing: () => 'E-Mail und Passwort sind erforderlich',
  emailInvalid: () => 'Diese E-Mail-Adresse ist ungültig',
  credentialsWrong: () => 'E-Mail oder Passwort ist falsch',
  accountWithoutPassword: () => 'Dieses Konto ist nicht für die Anmeldung mit Passwort eingerichtet',
  emailUnconfirmed: () => 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben den Link noch einmal gesendet.',
  emailConfirmed: () => 'Ihre E-Mail-Adresse ist bestätigt. Sie können sich jetzt anmelden.',
  emailTaken: () => 'Es gibt schon ein Konto mit dieser E-Mail-Adresse.',
  emailTakenLogIn: () => 'Es gibt schon ein Konto mit dieser E-Mail-Adresse. Melden Sie sich stattdessen an.',
  emailTakenUseAnother: () => 'Es gibt schon ein Konto mit dieser E-Mail-Adresse. Verwenden Sie eine andere.',
  loggedOut: () => 'Sie wurden erfolgreich abgemeldet.',
  passwordTooShort: () => `Das Passwort muss mindestens ${limits.passwordCharacters} Zeichen haben`,
  passwordTooLong: () => `Ein Passwort hat höchstens ${limits.passwordCharactersMost} Zeichen.`,
  passwordTooCommon: () => 'Dieses Passwort ist zu verbreitet. Wählen Sie ein anderes.',
  passwordWrong: () => 'Das ist nicht Ihr aktuelles Passwort.',
  passwordChanged: () => 'Ihr Passwort wurde geändert. Ihre anderen Sitzungen wurden beendet.',
  passwordReset: () => 'Ihr Passwort wurde geändert. Sie können sich jetzt anmelden.',
  passwordLinkSent: () =>
    'Falls es ein Konto mit dieser E-Mail-Adresse gibt, ist ein Link für ein neues Passwort unterwegs.',
  signInsBusy: () => 'Gerade melden sich viele Menschen an. Bitte versuchen Sie es gleich noch einmal.',
  sessionsEnded: () => 'Alle anderen Sitzungen wurden beendet.',
  accountGone: () => 'Dieses Konto gibt es nicht mehr.',
  linkExpired: () => 'Dieser Link ist nicht mehr gültig. Fordern Sie einen neuen an.',
  invitationWithdrawn: () => 'Diese Einladung wurde zurückgezogen. Bitten Sie um eine neue.',
  setUpLinkExpired: () =>
    'Dieser Einrichtungslink ist nicht mehr gültig. Starten Sie Postwright neu, um einen neuen zu erhalten.',
  lastAdministratorKept: () =>
    'Dies ist das letzte Administratorkonto, mit dem sich jemand anmelden kann. Geben Sie zuerst jemand anderem diese Rolle.',
  timeZoneUnknown: () => 'Diese Zeitzone ist nicht bekannt.',
  pictureAddressForeign: () => 'Wählen Sie ein Bild aus Ihrer Bibliothek.',
  secondFactorNeeded: () => 'Geben Sie den Code Ihrer Authenticator-App ein.',
  secondFactorSetUpNeeded: () => 'Richten Sie zuerst die Anmeldung in zwei Schritten ein. Sie ist hier vorgeschrieben.',
  secondFactorSetUpOver: () => 'Beginnen Sie die Einrichtung neu: Diese ist vorbei.',
  secondFactorOn: () => 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
  secondFactorOff: () => 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  secondFactorTurnedOff: () =>
    'Die Anmeldung in zwei Schritten ist ausgeschaltet. Ihre anderen Sitzungen wurden beendet.',
  codeMissing: () => 'Bitte geben Sie den Code ein.',
  codeWrong: () => 'Dieser Code stimmt nicht. Codes wechseln alle 30 Sekunden, und jeder gilt nur einmal.',
  pendingLoginExpired: () => 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',

  // administration
  userMissing: () => 'Diesen Benutzer gibt es nicht.',
  ownApprovalKept: () => 'Ihre eigene Freischaltung können Sie nicht zurückziehen.',
  ownRoleKept: () => 'Ihre eigene Rolle können Sie nicht ändern. Bitten Sie ein anderes Mitglied der Administration.',
  onlyAdministratorKept: () => 'Sie sind das einzige Administratorkonto. Geben Sie zuerst jemand anderem diese Rolle.',
  roleIsPaidFor: () =>
    'Diese Person bezahlt für Pro. Kündigen Sie zuerst das Abonnement, im Dashboard des Zahlungsdienstes, oder bitten Sie sie, es in ihren Einstellungen zu tun. Die Rolle ändert sich dann von selbst, wenn die bezahlte Zeit vorbei ist.',
  ownSecondFactorKept: () => 'Das ist Ihre eigene. Sie können sie in Ihren Einstellungen ausschalten.',
  secondFactorOffAlready: () => 'Die Anmeldung in zwei Schritten ist schon ausgeschaltet.',
  ownAccountKept: () => 'Das ist Ihr eigenes Konto. Sie können es in Ihren Einstellungen löschen.',
  administratorKept: () =>
    'Administratorkonten können nicht gelöscht werden. Geben Sie diesem Konto zuerst eine andere Rolle.',
  monthlyPostsReset: () => 'Die Zahl der Beiträge dieses Monats wurde zurückgesetzt.',
  promptTemplateMissing: () => 'Diese Prompt-Vorlage gibt es nicht.',
  activePromptTemplateKept: () =>
    'Mit dieser Vorlage werden Beiträge geschrieben. Aktivieren Sie stattdessen eine andere.',
  activePromptTemplateNotDeleted: () =>
    'Mit dieser Vorlage werden Beiträge geschrieben. Aktivieren Sie eine andere, bevor Sie sie löschen.',
  lastStyleKept: () => 'Das ist der letzte Stil. Legen Sie einen anderen an, bevor Sie ihn löschen.',
  jobGone: () => 'Diese Aufgabe wartet nicht mehr auf Sie.',
  modelVendorInEnvironment: () =>
    'Das ist in der Umgebung gesetzt. Ändern Sie es dort, und starten Sie den Server neu.',
  modelAddressWithUser: () =>
    'Lassen Sie Benutzer und Passwort in der Adresse weg: Keine Anfrage überträgt sie. Ein Schlüssel gehört in sein eigenes Feld.',
  modelHostNotAllowed: () =>
    'Diesen Host darf der Server nicht anfragen: MODEL_HOSTS nennt die erlaubten. Wer den Server betreibt, kann das ändern.',
  modelKeyForOtherAddress: () =>
    'Geben Sie den Schlüssel noch einmal ein: Er wird an keine Adresse gesendet, für die er nicht eingegeben wurde.',
  modelOfOtherVendor: () => 'Dieses Modell gehört zu einem anderen Anbieter.',
  metricsTokenMissing: () => 'Senden Sie METRICS_TOKEN als Bearer-Token.',

  // plans and payments
  trialEnded: () => 'Ihre kostenlose Testphase ist abgelaufen. Wechseln Sie zu Pro, um weitere Beiträge zu erstellen.',
  passwordsOff: () => 'Passwörter sind hier abgeschaltet. Melden Sie sich über Ihren Identitätsanbieter an.',
  signInAgainFirst: () =>
    'Ihr Konto hat kein Passwort, nach dem gefragt werden könnte. Melden Sie sich ab und wieder an, und tun Sie dies innerhalb von zehn Minuten.',
  identityOfferOver: () => 'Das hat zu lange gedauert. Beginnen Sie das Verknüpfen noch einmal.',
  identityTaken: () => 'Diese Identität oder dieses Konto ist schon verknüpft.',
  identityNeeded: () => 'Sie haben keinen anderen Weg, sich anzumelden. Legen Sie zuerst ein Passwort fest.',
  identityLinked: () => 'Ihr Konto ist verknüpft. Sie können sich jetzt auf beide Arten anmelden.',
  identityUnlinked: () => 'Ihr Konto ist nicht mehr verknüpft. Sie melden sich mit Ihrem Passwort an.',
  signUpClosed: () => 'Die Registrierung ist zurzeit geschlossen.',
  signUpByInvitation: () => 'Konten gibt es hier auf Einladung. Bitten Sie die Administration darum.',
  signUpDomain: ({ domains }) => `Konten gibt es hier für Adressen bei ${domains}.`,
  mailNotSetUp: () => 'Es ist kein Mailserver eingerichtet. Setzen Sie zuerst SMTP_URL und MAIL_FROM.',
  settingInEnvironment: () =>
    'Das legt die Umgebung des Servers fest. Ändern Sie es dort, und starten Sie den Server neu.',
  domainsNeedMail: () =>
    'Offen für einzelne Domains wird eine Adresse durch eine E-Mail bestätigt, und es ist kein Mailserver eingerichtet. Setzen Sie zuerst SMTP_URL, oder lassen Sie die Administration freigeben.',
  monthlyLimitReached: ({ most }) =>
    `Sie haben alle ${most} Beiträge dieses Monats verbraucht. Im nächsten Monat beginnt die Zählung neu.`,
  monthlyPostsUsed: ({ most }) =>
    `Sie haben alle ${inGerman(most)} Beiträge dieses Monats verbraucht. Wechseln Sie zu Pro, um mehr zu erhalten.`,
  dailyCallsUsed: ({ most, composer }) =>
    `Sie haben alle ${inGerman(most)} KI-Aufrufe von heute verbraucht; neue Beiträge, Überarbeitungen und Einstiege zählen zusammen. Machen Sie morgen weiter, oder wählen Sie „${composer}“: Dafür gibt es kein solches Limit.`,
  otherPostsWritten: () =>
    'Ihre anderen Beiträge werden noch geschrieben. Versuchen Sie es wieder, wenn einer fertig ist.',
  installationCallsUsed: ({ model, composer }) =>
    `Dieser Server fragt ${model} heute nicht mehr. Wählen Sie ein anderes Modell oder ${composer}, oder kommen Sie nach Mitternacht (UTC) wieder.`,
  modelNotOpen: ({ model }) => `${model} ist nur für Administratoren da. Wählen Sie ein anderes Modell.`,
  modelIsPro: ({ model }) => `${model} gehört zu Pro. Wählen Sie ein Basismodell, oder wechseln Sie zu Pro.`,
  webSearchIsPaid: () => 'Websuche gibt es nur in bezahlten Tarifen.',
  paymentsOff: () => 'Zahlungen sind hier nicht eingerichtet.',
  paymentsOffOnServer: () => 'Zahlungen sind auf diesem Server nicht eingerichtet.',
  paymentsUnreachable: () => 'Der Zahlungsdienst ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.',
  paymentsRefused: () => 'Der Zahlungsdienst konnte das nicht ausführen. Versuchen Sie es gleich noch einmal.',
  customerMissing: () => 'Diesen Kunden gibt es nicht.',
  paymentMissing: () => 'Diese Zahlung gibt es nicht.',
  paymentClosed: () => 'Diese Zahlung ist nicht mehr offen. Laden Sie die Seite neu.',
  paymentUnconfirmed: () => 'Sie haben die Zahlung nicht bestätigt.',
  noticeUnsigned: () => 'Die Signatur dieser Mitteilung ist ungültig.',
  noticeUnreadable: () => 'Diese Mitteilung konnte nicht gelesen werden.',
  subscriptionMissing: () => 'Es gibt kein Abonnement.',
  subscriptionNotRunning: () => 'Es gibt kein laufendes Abonnement, das Sie kündigen könnten.',
  subscriptionOver: () => 'Ihr Abonnement ist beendet. Sie können ein neues abschließen.',
  subscriptionBusy: () =>
    'An diesem Abonnement geschieht gerade zu viel auf einmal. Versuchen Sie es gleich noch einmal.',
  subscriptionChanging: () => 'Ihr Abonnement wird gerade geändert. Versuchen Sie es noch einmal.',
  subscriptionNotStarted: () => 'Der Zahlungsdienst hat kein Abonnement begonnen.',
  subscriptionElsewhere: () => 'Ihr Abonnement läuft bei einem anderen Zahlungsdienst, bis seine Zeit vorbei ist.',
  priceBeingSetUp: () =>
    'Zurzeit kann niemand ein Abonnement abschließen: Der Preis wird gerade eingerichtet. Versuchen Sie es später noch einmal.',
  cardDeclined: () => 'Ihre Karte wurde abgelehnt.',
  cardWithoutFunds: () => 'Ihre Karte ist nicht ausreichend gedeckt.',
  cardNumberIncomplete: () => 'Ihre Kartennummer ist unvollständig.',
  cardNumberInvalid: () => 'Ihre Kartennummer ist ungültig.',
  cardExpired: () => 'Das Ablaufdatum Ihrer Karte ist ungültig oder liegt in der Vergangenheit.',
  cardCodeIncomplete: () => 'Der Sicherheitscode Ihrer Karte ist unvollständig.',
  cardIsNoTestCard: () => 'Dies sind Testzahlungen. Verwenden Sie eine Testkarte, zum Beispiel 4242 4242 4242 4242.',
  providerUnseen: () => 'Der Zahlungsdienst wurde noch nicht erreicht. Warum, steht im Protokoll des Servers.',
  providerLastSeen: ({ at }) =>
    `Der Zahlungsdienst wurde zuletzt am ${inUtc(at)} erreicht. Was im Weg steht, sagt das Protokoll des Servers.`,
  priceUnknown: ({ setting }) =>
    `Der Zahlungsdienst kennt den Preis nicht, den ${setting} nennt, deshalb kann niemand ein Abonnement abschließen. Tragen Sie einen aktiven Monatspreis ein.`,
  priceArchived: ({ id, setting }) =>
    `Der Preis ${id} ist beim Zahlungsdienst archiviert, deshalb kann niemand ein Abonnement abschließen. Tragen Sie in ${setting} einen aktiven ein; bestehende Abonnements laufen weiter.`,
  priceNotMonthly: ({ id, period, setting }) =>
    `Der Preis ${id} wird für ${period} berechnet, Pro aber monatlich verkauft, deshalb kann niemand ein Abonnement abschließen. Tragen Sie in ${setting} einen Monatspreis ein.`,
  priceUnusual: ({ charged, usual }) =>
    `Pro kostet beim Zahlungsdienst ${charged} im Monat, nicht wie üblich ${usual}. Alle Seiten zeigen ${charged}.`,
  paymentKeysChanged: ({ at, account, formerAccount, paying }) => {
    const changed = `Seit ${inUtc(at)} gehören die Zahlungsschlüssel zu ${account}, davor gehörten sie zu ${formerAccount}.`
    if (paying === 0) return changed
    const people = paying === 1 ? '1 Person bezahlt' : `${inGerman(paying)} Personen bezahlen`
    return `${changed} ${people} noch über das frühere Konto. Von hier aus lässt sich das nicht kündigen: Beenden Sie diese Abonnements dort.`
  },

  // pictures
  pictureMissing: () => 'Dieses Bild gibt es nicht.',
  pictureEmpty: () => 'Diese Datei ist leer. Wählen Sie eine andere.',
  pictureUnsupported: () =>
    'Dieses Bildformat wird nicht unterstützt. Laden Sie eine PNG-, JPEG-, WebP-, GIF- oder AVIF-Datei hoch.',
  pictureCorrupt: () =>
    'Dieses Bild ist beschädigt und konnte nicht gelesen werden. Speichern Sie es in einem Bildprogramm neu, und laden Sie die Kopie hoch.',
  pictureTooComplex: () =>
    `Dieses Bild hat mehr als ${limits.picturePixels / 1_000_000} Megapixel, oder das Lesen dauert zu lange. Verkleinern Sie es, und laden Sie es noch einmal hoch.`,
  pictureTooLarge: () =>
    `Dieses Bild ist größer als ${megabytes(limits.fileBytes)} MB. Verkleinern Sie es, und laden Sie es noch einmal hoch.`,
  pictureUploadedAlready: () =>
    'Dieses Bild ist schon hochgeladen. Fügen Sie ein neues hinzu, um eine andere Datei zu verwenden.',
  pictureUploadCut: () => 'Das Hochladen wurde unterbrochen. Versuchen Sie es noch einmal.',
  picturesBusy: () => 'Gerade werden viele Bilder hochgeladen. Bitte versuchen Sie es gleich noch einmal.',
  tooManyPictures: ({ most }) =>
    `Sie haben schon ${inGerman(most)} Bilder. Löschen Sie einige, um Platz für weitere zu schaffen.`,
  proSpaceUsed: () =>
    `Ihr ${gigabytes(limits.mediaBytesPro)} GB für Bilder ist voll. Löschen Sie einige, die Sie nicht mehr brauchen, und laden Sie dieses dann noch einmal hoch.`,
  trialSpaceUsed: () =>
    `Ihre ${megabytes(limits.mediaBytesTrial)} MB für Bilder sind voll. Löschen Sie einige, die Sie nicht mehr brauchen, oder wechseln Sie zu Pro mit ${gigabytes(limits.mediaBytesPro)} GB.`,
  articleWithoutPicture: () => 'Der Artikel dieses Beitrags nennt kein Bild.',
  noPictureAtAddress: () => 'Unter dieser Adresse gibt es kein Bild.',

  // fonts
  fontMissing: () => 'Diese Schrift gibt es nicht.',
  fontFamilyMissing: () => 'Eine Schrift Ihrer Marke gibt es nicht mehr. Wählen Sie eine andere.',
  fontEmpty: () => 'Diese Datei ist leer. Wählen Sie eine andere.',
  fontUnsupported: () =>
    'Diese Schrift können wir nicht verwenden. Laden Sie eine Datei in TTF, OTF, WOFF oder WOFF2 hoch.',
  fontCollection: () => 'Diese Datei enthält mehrere Schriften. Laden Sie jede Schriftstärke als eigene Datei hoch.',
  fontVariable: () =>
    'Das ist eine variable Schrift, die nicht in ein PDF passt. Laden Sie ihre statischen Dateien hoch, eine je Schriftstärke.',
  fontEmbeddingForbidden: () =>
    'Der Hersteller dieser Schrift erlaubt nicht, sie in Dokumente einzubetten. Besorgen Sie eine Lizenz dafür, oder wählen Sie eine andere.',
  fontWithoutLetters: () => 'Dieser Schrift fehlen einige der Buchstaben A bis Z oder Ziffern. Wählen Sie eine andere.',
  fontCorrupt: () =>
    'Diese Schrift ist beschädigt und konnte nicht gelesen werden. Laden Sie sie dort noch einmal herunter, wo Sie sie her haben.',
  fontTooComplex: () => 'Diese Schrift zu lesen dauert zu lange. Wählen Sie eine andere.',
  fontTooLarge: () =>
    `Diese Schrift ist größer als ${megabytes(fontLimits.bytes)} MB, oder ausgepackt als ${megabytes(fontLimits.bytesUnpacked)} MB. Wählen Sie eine mit weniger Zeichen.`,
  fontUploadCut: () => 'Das Hochladen wurde unterbrochen. Versuchen Sie es noch einmal.',
  fontsBusy: () => 'Gerade werden viele Schriften hochgeladen. Bitte versuchen Sie es gleich noch einmal.',
  fontFaceHere: ({ family }) =>
    `Diese Stärke und diesen Stil von ${family} haben Sie schon. Entfernen Sie die Datei, um eine andere hochzuladen.`,
  tooManyFonts: ({ most }) =>
    `Sie haben schon ${inGerman(most)} Schriftdateien. Entfernen Sie eine, um Platz für eine andere zu schaffen.`,

  // models
  modelNotSetUp: () => 'Dieses Modell ist auf diesem Server nicht eingerichtet. Wählen Sie ein anderes.',
  namedModelNotSetUp: ({ model }) =>
    `${model} ist auf diesem Server nicht eingerichtet. Wählen Sie ein anderes Modell.`,
  modelNamedNothing: () => 'Das Modell hat keine Sätze genannt. Versuchen Sie es noch einmal.',
  modelsForDocuments: () => 'Dokumente lassen sich mit GPT-5, GPT-4o und GPT-4.1 verwenden.',
  modelRefused: ({ vendor }) =>
    `${vendor} hat es abgelehnt, über diese Quelle zu schreiben. Versuchen Sie ein anderes Modell oder eine andere Quelle.`,
  modelRejectedKey: ({ vendor }) =>
    `${vendor} hat den Schlüssel dieses Servers nicht angenommen. Wählen Sie ein anderes Modell; die Administration sieht es unter „Modelle“.`,
  modelAllowanceUsed: ({ vendor }) =>
    `Dieser Server hat sein Kontingent bei ${vendor} verbraucht. Wählen Sie ein anderes Modell.`,
  modelBusy: ({ vendor }) =>
    `${vendor} erhält von diesem Server zu viele Anfragen. Versuchen Sie es in einer Minute noch einmal.`,
  modelDown: ({ vendor }) => `${vendor} ist gerade nicht verfügbar. Versuchen Sie es in einer Minute noch einmal.`,
  modelUnknown: ({ vendor }) => `${vendor} bietet diesem Server dieses Modell nicht an. Wählen Sie ein anderes.`,
  articleTooLongForModel: ({ vendor }) =>
    `Der Artikel ist zu lang für dieses Modell von ${vendor}. Wählen Sie ein anderes.`,
  modelBadRequest: ({ vendor }) =>
    `${vendor} konnte mit dieser Anfrage nichts anfangen. Wählen Sie ein anderes Modell.`,
  modelConnectionLost: ({ vendor }) =>
    `${vendor} war nicht erreichbar, oder die Verbindung ist abgebrochen. Versuchen Sie es noch einmal.`,
  modelUnreadable: ({ vendor }) => `${vendor} hat eine unlesbare Antwort gesendet. ${tryAgainOrAnother}`,
  modelSlowToBegin: ({ vendor }) => `${vendor} hat zu lange gebraucht, um zu beginnen. ${tryAgainOrAnother}`,
  modelSilent: ({ vendor }) => `${vendor} ist verstummt, bevor der Beitrag fertig war. ${tryAgainOrAnother}`,
  modelSlow: ({ vendor }) => `${vendor} hat zu lange für den Beitrag gebraucht. ${tryAgainOrAnother}`,
  modelLengthLimit: ({ vendor }) =>
    `${vendor} hat an seiner Längengrenze aufgehört, bevor der Beitrag fertig war. ${tryAgainOrAnother}`,
  modelEndless: ({ vendor }) => `${vendor} hat immer weiter geschrieben, ohne fertig zu werden. ${tryAgainOrAnother}`,
  modelEmpty: ({ vendor }) => `${vendor} hat mit einem leeren Text geantwortet. ${tryAgainOrAnother}`,
  modelWithoutOpenings: ({ vendor }) =>
    `${vendor} hat keine erste Zeile geliefert, die vor „mehr“ passt. ${tryAgainOrAnother}`,
  modelWithoutPassage: ({ vendor }) =>
    `${vendor} hat nicht mit einer neuen Formulierung dieses einen Satzes geantwortet, deshalb wurde nichts geändert. ${tryAgainOrAnother}`,
  passageUnsupported: ({ why }) =>
    `Die Quelle gibt dafür nichts her, deshalb bleibt der Satz, wie er ist.${why ? ` Das Modell sagt dazu: ${why}` : ''}`,
  modelIncomplete: ({ vendor }) =>
    `${vendor} hat abgebrochen, bevor der Beitrag fertig war. Versuchen Sie es noch einmal.`,
  composerBusy: () => 'Gerade werden viele Beiträge zusammengestellt. Bitte versuchen Sie es gleich noch einmal.',
  composerTooMuch: () =>
    'Aus diesem Text dauert das Zusammenstellen zu lange. Verwenden Sie einen Teil davon, oder wählen Sie ein Modell.',
  composerQuotesNothing: ({ language }) =>
    `Ohne KI lässt sich aus diesem Text nichts zitieren: Kein Satz darin steht für sich allein${language ? `, oder sein Ende ist nicht zu erkennen (${language})` : ''}. Wählen Sie ein KI-Modell, oder fügen Sie einzelne Sätze als Text ein.`,
  composerCannotTranslate: () => 'Ohne Modell kann nichts übersetzt werden. Wählen Sie ein Modell.',
  composerCannotFollow: () => 'Ohne KI können keine Anweisungen befolgt werden. Wählen Sie ein KI-Modell.',
  composerCannotRewrite: () => 'Ohne KI kann kein einzelner Satz umgeschrieben werden. Wählen Sie ein KI-Modell.',
  composerWritesOneDraft: () =>
    'Ohne KI entsteht nur ein Entwurf. Wählen Sie ein KI-Modell, um mehrere zu vergleichen.',
  composerCannotShorten: () =>
    'Ohne Modell kann dieser Beitrag nicht kürzer werden. Kürzen Sie ihn von Hand, oder wählen Sie ein Modell.',
  composerCannotLengthen: () =>
    'Der Artikel hat keinen weiteren Satz, der für sich allein steht. Schreiben Sie von Hand weiter, oder wählen Sie ein Modell.',
  composerHasNoOpening: () =>
    'Der Artikel hat keinen anderen Satz, der diesen Beitrag eröffnen könnte. Schreiben Sie selbst einen, oder wählen Sie ein Modell.',
  composerHasNoAngle: () =>
    'Der Artikel hat zu wenige andere Sätze für einen weiteren Beitrag. Wählen Sie ein Modell, um einen anderen Blickwinkel zu finden.',
  composerOtherLanguage: () =>
    'Der Artikel hat eine andere Sprache als der Beitrag. Wählen Sie ein Modell, um andere Einstiege zu finden.',

  // posts
  postMissing: () => 'Diesen Beitrag gibt es nicht.',
  postDeletedMeanwhile: () => 'Der Beitrag wurde gelöscht, während er gespeichert wurde.',
  postEmpty: () => 'Dieser Beitrag ist leer. Schreiben Sie zuerst etwas, oder erstellen Sie einen neuen.',
  titleMissing: () => 'Bitte geben Sie einen Titel ein.',
  versionMissing: () => 'Diese Fassung gibt es nicht. Laden Sie den Beitrag neu, um seine Fassungen zu sehen.',
  versionEmpty: () => 'Diese Fassung ist leer. Kehren Sie zu einer anderen zurück.',
  tooManyVersions: ({ most }) =>
    `Ein Beitrag hat höchstens ${inGerman(most)} Fassungen, und dieser hat sie alle. Kehren Sie zu einer davon zurück und bearbeiten Sie sie, oder erstellen Sie einen neuen Beitrag.`,
  changeMissing: () => 'Sagen Sie, was sich ändern soll.',
  translationLanguageMissing: () => 'Eine Übersetzung braucht eine Sprache, alles andere keine.',
  instructionMissing: () => 'Sagen Sie, was sich ändern soll; nichts anderes nimmt eine Anweisung an.',
  passageEmpty: () => 'Wählen Sie zuerst einen Satz des Beitrags aus.',
  passageMissing: () =>
    'Dieser Satz steht so nicht mehr im Beitrag. Es wurde nichts geändert; wählen Sie ihn noch einmal aus.',
  passageNotFirst: () => 'Nur die erste Zeile eines Beitrags kann ein Einstieg werden.',
  aboutCrime: () =>
    'Dieser Artikel handelt offenbar von einer Straftat und von Privatleuten. Ein Beitrag darüber kann sie verletzen.',
  aboutTragedy: () =>
    'Dieser Artikel handelt offenbar von Menschen, die verletzt wurden oder gestorben sind. Leser könnten meinen, dass Sie deren Leid nutzen.',
  aboutGossip: () => 'Dieser Artikel handelt offenbar vom Privatleben anderer. Ihrem Ruf im Beruf hilft das selten.',
  articleGone: () => 'Dieser Artikel ist nicht mehr da. Lesen Sie ihn noch einmal ein.',
  sourceUnclear: () =>
    'Geben Sie genau eine Quelle an: eine Adresse, einen Text oder einen schon eingelesenen Artikel.',
  sourceTextMissing: () => 'Bitte geben Sie einen Text ein.',
  articleUrlInvalid: () => 'Bitte geben Sie eine gültige Adresse eines Artikels ein.',
  urlInvalid: () => 'Bitte geben Sie eine gültige Adresse ein.',
  styleGone: () => 'Diesen Stil gibt es nicht mehr. Wählen Sie einen anderen.',
  noActivePromptTemplate: () => 'Keine Prompt-Vorlage ist aktiv. Bitten Sie die Administration, eine zu aktivieren.',
  fileMissing: () => 'Bitte laden Sie eine Datei hoch.',
  fileUploadCut: () => 'Die hochgeladene Datei kam nicht vollständig an. Versuchen Sie es noch einmal.',
  generationCancelled: () => 'Das Erstellen wurde abgebrochen.',
  generationTooLong: () => 'Das Erstellen hat zu lange gedauert und wurde beendet. Es wurde kein Beitrag verbraucht.',
  refinementCancelled: () => 'Die Überarbeitung wurde abgebrochen. Der Beitrag ist, wie er war.',
  writingCancelled: () => 'Das Schreiben wurde abgebrochen.',
  modelStopped: () => 'Das Modell hat vor dem Ende aufgehört; dies hatte es bis dahin geschrieben.',
  modelStoppedFree: () =>
    'Das Modell hat vor dem Ende aufgehört; dies hatte es bis dahin geschrieben. Es wurde kein Beitrag gezählt.',
  writingStopped: () => 'Das Schreiben wurde vor dem Ende beendet; dies war bis dahin geschrieben.',
  composedInSourceLanguage: ({ language }) =>
    `Eingebaut (ohne KI): Der Beitrag bleibt in der Sprache des Artikels${language ? ` (${language})` : ''}.`,
  composedAroundQuotations: ({ language }) =>
    `Eingebaut (ohne KI): Zitate bleiben in der Sprache des Artikels${language ? ` (${language})` : ''}.`,
  composedFromFirstSource: ({ language }) =>
    `Eingebaut (ohne KI): Der Beitrag zitiert nur die erste Quelle${language ? ` und bleibt in deren Sprache (${language})` : ''}.`,

  // publishing at LinkedIn
  publicationMissing: () => 'Diese Veröffentlichung gibt es nicht.',
  publicationUnderWay: () =>
    'Dieser Beitrag ist schon auf dem Weg zu LinkedIn. Warten Sie einen Moment, und sehen Sie noch einmal nach.',
  publicationNeedsPro: () => 'Veröffentlichen bei LinkedIn gehört zu Pro. Das Teilen von Hand bleibt kostenlos.',
  publicationOff: () =>
    'Das Veröffentlichen ist auf diesem Server abgeschaltet. Sie können den Beitrag planen; er geht hinaus, sobald es wieder eingeschaltet ist.',
  publicationTimeMissing: () => 'Wählen Sie eines: eine Zeit oder die Warteschlange.',
  publicationTimePast: () => 'Diese Zeit ist vorbei. Wählen Sie eine spätere.',
  publicationTimeTooFar: () => 'Wählen Sie eine Zeit innerhalb der nächsten zwei Jahre.',
  publicationZoneUnknown: () => 'Diese Zeitzone ist nicht bekannt.',
  publicationQueueEmpty: () =>
    'Dieses Konto hat noch keine wöchentlichen Zeiten. Fügen Sie welche hinzu, oder wählen Sie eine Zeit.',
  publicationQueueChanged: () => 'Die Warteschlange hat sich inzwischen geändert. Sehen Sie noch einmal nach.',
  publicationAlready: () =>
    'Dieser Beitrag ist für dieses Konto schon geplant. Ändern Sie das, oder brechen Sie es zuerst ab.',
  publicationSameText: () =>
    'Derselbe Text geht innerhalb eines Tages von diesem Konto hinaus oder ist schon hinausgegangen. Veröffentlichen Sie ihn nur dann noch einmal, wenn Sie das wollen.',
  publicationTwice: () => 'Dieser Beitrag war für dieses Konto mehr als einmal geplant. Nur einer davon geht hinaus.',
  publicationAddressWrong: () => 'Das ist nicht die Adresse eines Beitrags bei LinkedIn.',
  postBeingSent: () =>
    'Dieser Beitrag wird gerade an LinkedIn gesendet. Warten Sie, bis das vorbei ist, oder brechen Sie es ab, und löschen Sie ihn dann.',
  postUnconfirmed: () =>
    'LinkedIn hat nicht gesagt, ob es diesen Beitrag angenommen hat. Sehen Sie dort nach, und sagen Sie, ob er da steht; dann lässt er sich löschen.',
  publicationDone: () => 'Ihr Beitrag steht auf LinkedIn.',
  publicationDeleted: () => 'Der Beitrag wurde bei LinkedIn gelöscht.',
  publicationBeyondToken: ({ day }) =>
    `Der Zugang zu LinkedIn endet vor dieser Zeit, am ${longDay(day, 'de-DE')}. Verbinden Sie das Konto bis dahin neu, sonst wartet der Beitrag bis zu einer Stunde und fragt Sie dann.`,
  publicationSignIn: () =>
    'LinkedIn verlangt eine neue Anmeldung. Verbinden Sie das Konto noch einmal; der Beitrag wartet nach seiner Zeit bis zu einer Stunde, dann fragt er Sie.',
  publicationSealed: () =>
    'Dieser Server wurde mit einem anderen SECRET gestartet und kann den Zugang des Kontos zu LinkedIn nicht öffnen. Die Administration muss das richtige setzen, oder Sie verbinden das Konto neu; der Beitrag wartet nach seiner Zeit bis zu einer Stunde, dann fragt er Sie.',
  publicationPaused: () =>
    'Das Konto ist angehalten. Der Beitrag wartet nach seiner Zeit bis zu einer Stunde, dann fragt er Sie.',
  publicationVersion: () =>
    'LinkedIn hat die Version seiner Schnittstelle nicht mehr, die dieser Server verlangt. Die Administration muss LINKEDIN_API_VERSION ändern.',
  publicationDayLimit: () => 'LinkedIn nimmt heute keine Beiträge mehr an. Er geht nach Mitternacht (UTC) hinaus.',
  publicationUnreachable: () => 'LinkedIn ist gerade nicht erreichbar. Es wird gleich noch einmal versucht.',
  publicationTrouble: () => 'Hier ist etwas schiefgegangen. Es wird gleich noch einmal versucht.',
  publicationGaveUp: () =>
    'Hier ist etwas schiefgegangen, fünfmal hintereinander. Der Beitrag wurde nicht veröffentlicht; versuchen Sie es noch einmal, und sagen Sie der Administration Bescheid, wenn es so bleibt.',
  publicationNotApproved: () =>
    'Ihr Konto muss wieder freigegeben werden, bevor etwas daraus veröffentlicht wird. Der Beitrag wartet nach seiner Zeit bis zu einer Stunde, dann fragt er Sie.',
  publicationPlanEnded: () =>
    'Veröffentlichen bei LinkedIn gehört zu Pro, das beendet ist. Der Beitrag wartet nach seiner Zeit bis zu einer Stunde, dann fragt er Sie.',
  publicationUnknown: () =>
    'LinkedIn hat nicht geantwortet. Ob der Beitrag dort steht, zeigt sich innerhalb weniger Minuten.',
  publicationUnconfirmed: () =>
    'LinkedIn hat nicht gesagt, ob es den Beitrag angenommen hat. Sehen Sie in Ihrem Profil dort nach: Steht der Beitrag da?',
  publicationMissed: () =>
    'Dieser Beitrag konnte nicht innerhalb einer Stunde nach seiner Zeit hinausgehen. Veröffentlichen Sie ihn jetzt, oder wählen Sie eine andere Zeit.',
  publicationRestored: () =>
    'Dieser Server ist auf einen früheren Stand zurückgegangen, und der Beitrag kann seitdem hinausgegangen sein. Sehen Sie bei LinkedIn nach, ob er schon dort steht, bevor es weitergeht.',
  publicationsHeld: () =>
    'Dieser Server ist auf einen früheren Stand zurückgegangen. Was Sie geplant hatten, wartet auf Sie: Sehen Sie nach, ob es schon bei LinkedIn steht.',
  publicationAccountGone: () =>
    'Das LinkedIn-Konto ist nicht mehr verbunden. Verbinden Sie es, und wählen Sie wieder eine Zeit.',
  publicationProductMissing: () =>
    'Die App bei LinkedIn darf nichts veröffentlichen. Die Administration muss ihr das Produkt „Share on LinkedIn“ hinzufügen; für eine Unternehmensseite die Community Management API.',
  publicationTooLong: () =>
    `Der Text ist zu lang für LinkedIn: höchstens ${grouped(publishing.characters, 'de')} Zeichen, von denen besondere doppelt zählen.`,
  publicationEmpty: () => 'Der Beitrag ist leer.',
  publicationShareLimit: () =>
    'LinkedIn lässt nicht verifizierte Mitglieder nur wenige Male am Tag etwas veröffentlichen. Verifizieren Sie dort Ihr Konto, oder versuchen Sie es morgen.',
  publicationRefused: ({ code }) =>
    `LinkedIn hat den Beitrag nicht angenommen (${code}). Er wurde nicht veröffentlicht.`,
  publicationConflict: () =>
    'LinkedIn war mit demselben Beitrag zweimal beschäftigt. Er wurde nicht veröffentlicht; versuchen Sie es noch einmal.',
  publicationMediaStuck: () =>
    'LinkedIn arbeitet noch an dem Bild oder Dokument. Der Beitrag wurde nicht veröffentlicht; versuchen Sie es noch einmal.',
  publicationDuplicate: () =>
    'Derselbe Text wurde bei LinkedIn vor kurzem schon veröffentlicht. Er wurde nicht noch einmal veröffentlicht.',
  publicationDuplicateOf: ({ address }) =>
    `Derselbe Text steht schon bei LinkedIn: ${address}. Er wurde nicht noch einmal veröffentlicht.`,
  publicationVisualGone: () =>
    'Das Bild zum Anhängen gibt es nicht mehr. Wählen Sie ein anderes, oder veröffentlichen Sie ohne.',
  publicationVisualBroken: () =>
    'Die Grafik ließ sich nicht zeichnen. Öffnen Sie sie im Editor und ändern Sie sie, oder veröffentlichen Sie ohne.',
  cardPictureUnreachable: () => 'Die Karte des Links geht ohne Bild hinaus: Das Bild der Quelle ließ sich nicht laden.',
  cardPictureUnsupported: () =>
    'Die Karte des Links geht ohne Bild hinaus: Das Bild der Quelle ist von einer Art, die LinkedIn nicht annimmt und die sich hier nicht umwandeln lässt, etwa SVG.',
  cardPictureDamaged: () => 'Die Karte des Links geht ohne Bild hinaus: Das Bild der Quelle ist beschädigt.',
  cardPictureTooLarge: () =>
    'Die Karte des Links geht ohne Bild hinaus: Das Bild der Quelle ist zu groß, um umgewandelt zu werden.',
  cardPictureTooSmall: () => 'Die Karte des Links geht ohne Bild hinaus: Das Bild der Quelle ist winzig.',
  cardPictureRefused: () =>
    'Die Karte des Links geht ohne Bild hinaus: LinkedIn hat das Bild der Quelle nicht angenommen.',
  publicationAttachment: () =>
    'LinkedIn nimmt diesen Anhang nicht an. Wählen Sie einen anderen, oder veröffentlichen Sie ohne.',
  publicationLetters: ({ letters }) =>
    `Die Grafik hat Zeichen, die keine Schrift hier hat: ${letters.join(' ')}. Ersetzen Sie sie in der Grafik, und veröffentlichen Sie dann noch einmal.`,
  publicationDeleteRefused: ({ code }) => `LinkedIn hat den Beitrag nicht gelöscht (${code}). Löschen Sie ihn dort.`,

  // addresses, pages and documents
  addressRefused: () =>
    'Diese Adresse kann nicht gelesen werden. Verwenden Sie eine öffentliche http- oder https-Adresse.',
  siteUnknown: () => 'Unter dieser Adresse wurde keine Website gefunden. Prüfen Sie die Adresse.',
  siteUnreachable: () => `Diese Website war nicht erreichbar. ${laterOrPaste}`,
  siteInsecure: () => `Die Verbindung dieser Website ist nicht sicher. ${pasteItsText}`,
  siteTooSlow: () => `Diese Website hat zu lange für eine Antwort gebraucht. ${laterOrPaste}`,
  siteHeadersTooLarge: () => `Diese Website sendet zu große Kopfzeilen. ${pasteItsText}`,
  siteLimitsRequests: () =>
    'Diese Website erhält zu viele Anfragen. Versuchen Sie es in einigen Minuten noch einmal, oder fügen Sie den Text ein.',
  siteHasProblem: () => `Diese Website hat gerade ein Problem. ${laterOrPaste}`,
  siteIsWalled: ({ site }) => `Links zu ${site} können nicht gelesen werden. Fügen Sie stattdessen den Text ein.`,
  siteHasVideos: ({ site }) =>
    `Links zu ${site} führen zu Videos, nicht zu Text. Fügen Sie stattdessen ein Transkript ein.`,
  youtubeHasTranscripts: () =>
    'Links zu YouTube führen zu Videos, nicht zu Text. Öffnen Sie unter dem Video „Transkript anzeigen“, kopieren Sie es, und fügen Sie es als Text ein.',
  linkHidesAddress: ({ site }) =>
    `Dieser Link von ${site} verbirgt die Adresse des Artikels. Öffnen Sie ihn im Browser, und verwenden Sie die Adresse, bei der er endet, oder fügen Sie den Text ein.`,
  tooManyRedirects: () =>
    'Diese Adresse leitet von Seite zu Seite weiter. Verwenden Sie die Adresse des Artikels selbst.',
  pageMissing: () => 'Unter dieser Adresse gibt es keine Seite. Prüfen Sie die Adresse.',
  pageForbidden: () => `Diese Seite lässt keine Leser zu. ${pasteItsText}`,
  pageIsPaid: () => `Diese Seite ist nur für zahlende Leser. ${pasteItsText}`,
  pageWithheld: () => `Diese Seite wird aus rechtlichen Gründen zurückgehalten. ${pasteItsText}`,
  pageStatus: ({ status }) =>
    `Diese Seite konnte nicht gelesen werden (die Website antwortete mit ${status}). ${pasteItsText}`,
  pageTooLarge: () => `Diese Seite ist größer als ${megabytes(operation.pageBytes)} MB. ${pasteItsText}`,
  handedOverPageTooLarge: () =>
    `Diese Seite ist größer als ${megabytes(limits.handedOverBytes)} MB. Markieren Sie den Text des Artikels, und fügen Sie diesen ein.`,
  pageTooComplex: () => `Diese Seite ist zu groß oder zu komplex zum Lesen. ${pasteItsText}`,
  pageEmpty: () => 'Diese Seite ist leer. Fügen Sie stattdessen den Text ein.',
  documentsBusy: () => 'Gerade werden zu viele Dokumente gelesen. Bitte versuchen Sie es gleich noch einmal.',
  pageDamaged: () =>
    'Diese Seite konnte nicht entpackt werden. Versuchen Sie es später noch einmal, oder fügen Sie ihren Text ein.',
  pagesBusy: () => 'Gerade werden viele Seiten gelesen. Bitte versuchen Sie es gleich noch einmal.',
  readingCancelled: () => 'Das Lesen wurde abgebrochen.',
  pageAsksConsent: () =>
    `Diese Seite zeigt statt des Artikels ein Einwilligungs- oder Anmeldeformular. ${pasteItsText}`,
  siteAsksAgreement: () =>
    `Diese Website verlangt, dem Tracking zuzustimmen oder zu zahlen, bevor sie den Artikel zeigt. ${openAndPaste}`,
  pageAsksSignIn: () => `Diese Seite verlangt eine Anmeldung, bevor sie den Artikel zeigt. ${openAndPaste}`,
  siteChecksForRobots: () => `Diese Website prüft, ob ein Mensch liest, und zeigte keinen Artikel. ${openAndPaste}`,
  pageNotInRegion: () => `Diese Website zeigt die Seite nur in manchen Ländern. ${pasteItsText}`,
  pageIsError: () =>
    'Die Website zeigt unter dieser Adresse eine Fehlerseite, etwa „Seite nicht gefunden“. Prüfen Sie die Adresse, oder fügen Sie den Text ein.',
  pageNeedsBrowser: () => `Diese Seite ist leer, bis ein Browser ihre Skripte ausführt. ${openAndPaste}`,
  pageIsListing: () =>
    'Dies sieht nach einer Startseite oder einer Liste aus, nicht nach einem Artikel. Öffnen Sie einen Artikel und verwenden Sie dessen Adresse, oder fügen Sie seinen Text ein.',
  pageIsListingPartly: () =>
    'Dies sieht nach einer Startseite oder einer Liste aus, nicht nach einem Artikel. Öffnen Sie einen Artikel und verwenden Sie dessen Adresse, oder schreiben Sie aus dem, was hier gezeigt wird.',
  noArticleFound: () =>
    'Unter dieser Adresse wurde kein Artikel gefunden. Prüfen Sie sie, oder fügen Sie seinen Text ein.',
  pageWithoutArticle: () => `Diese Art von Seite enthält keinen lesbaren Artikel. ${pasteItsText}`,
  articleBehindPaywall: () => 'Nichts von diesem Artikel ist frei lesbar. Fügen Sie stattdessen seinen Text ein.',
  restBehindPaywall: () =>
    'Der Rest dieses Artikels liegt hinter einer Bezahlschranke. Schreiben Sie aus dem freien Teil, oder fügen Sie den ganzen Text ein, wenn Sie ihn lesen können.',
  articlePagesMissing: ({ pages }) =>
    pages === 1
      ? 'Dieser Artikel geht über mehrere Seiten, und nur die erste konnte gelesen werden. Schreiben Sie aus ihr, oder fügen Sie den ganzen Text ein.'
      : `Dieser Artikel geht über mehrere Seiten, und nur die ersten ${pages} konnten gelesen werden. Schreiben Sie aus ihnen, oder fügen Sie den ganzen Text ein.`,
  articlePartlyRead: () =>
    'Nur ein Teil dieses Artikels konnte gelesen werden. Schreiben Sie aus diesem Teil, oder fügen Sie den ganzen Text ein.',
  addressIsImage: () => 'Diese Adresse führt zu einem Bild. Verwenden Sie die Adresse des Artikels, in dem es steht.',
  addressIsVideo: () =>
    'Diese Adresse führt zu einem Video. Verwenden Sie die Adresse eines Artikels, oder fügen Sie ein Transkript ein.',
  addressIsSound: () =>
    'Diese Adresse führt zu einer Tonaufnahme. Verwenden Sie die Adresse eines Artikels, oder fügen Sie ein Transkript ein.',
  addressIsData: () =>
    'Diese Adresse führt zu Daten (JSON), nicht zu einem Artikel. Verwenden Sie die Adresse eines Artikels oder Dokuments.',
  addressIsFeed: () =>
    'Diese Adresse führt zu einem Feed, nicht zu einem Artikel. Öffnen Sie einen seiner Artikel und verwenden Sie dessen Adresse.',
  addressIsSitemap: () =>
    'Diese Adresse führt zu einer Adressliste für Suchmaschinen. Verwenden Sie die Adresse eines Artikels.',
  addressIsFile: () =>
    'Diese Adresse führt zu einer Datei, die weder Seite noch Dokument ist. Verwenden Sie die Adresse eines Artikels oder Dokuments.',
  documentEmpty: () => 'Die Datei ist leer.',
  documentTooLarge: () => `Bitte laden Sie eine Datei hoch, die kleiner als ${megabytes(limits.fileBytes)} MB ist.`,
  documentUnsupported: () => 'Bitte laden Sie eine PDF-, Word-, Text-, CSV-, Excel- oder PowerPoint-Datei hoch.',
  documentLocked: () =>
    'Diese Datei ist mit einem Passwort geschützt. Entfernen Sie es, und laden Sie die Datei noch einmal hoch.',
  documentWithoutText: () => 'In dieser Datei wurde kein Text gefunden. Vielleicht ist sie ein Scan.',
  documentGarbled: () =>
    'Die Buchstaben in dieser Datei lassen sich nicht als Text lesen: Ihre Schriften sagen nicht, welche Buchstaben es sind. Exportieren Sie sie neu, oder laden Sie einen Scan hoch, wenn Texterkennung eingeschaltet ist.',
  documentIsForm: () =>
    'Diese PDF-Datei ist ein Formular, das nur Programme von Adobe anzeigen. Drucken Sie es dort in eine neue PDF-Datei, und laden Sie diese hoch.',
  documentIsPortfolio: () =>
    'Diese PDF-Datei ist ein Portfolio, das nur andere Dateien enthält. Speichern Sie die gemeinte Datei daraus, und laden Sie diese hoch.',
  documentCorrupt: () => 'Diese Datei konnte nicht gelesen werden. Vielleicht ist sie beschädigt.',
  documentTooComplex: () => 'Diese Datei ist zu groß oder zu komplex zum Lesen.',
  linkedDocumentLocked: () => `Das Dokument unter dieser Adresse ist mit einem Passwort geschützt. ${pasteItsText}`,
  linkedDocumentWithoutText: () =>
    `Im Dokument unter dieser Adresse wurde kein Text gefunden. Vielleicht ist es ein Scan. ${pasteItsText}`,
  linkedDocumentGarbled: () =>
    `Die Buchstaben im Dokument unter dieser Adresse lassen sich nicht als Text lesen. ${pasteItsText}`,
  linkedDocumentIsForm: () =>
    `Das Dokument unter dieser Adresse ist ein Formular, das nur Programme von Adobe anzeigen. ${pasteItsText}`,
  linkedDocumentIsPortfolio: () =>
    'Das Dokument unter dieser Adresse ist ein Portfolio, das nur andere Dateien enthält. Laden Sie die gemeinte Datei hoch.',
  linkedDocumentCorrupt: () =>
    `Das Dokument unter dieser Adresse konnte nicht gelesen werden. Vielleicht ist es beschädigt. ${pasteItsText}`,
  linkedDocumentTooComplex: () =>
    `Das Dokument unter dieser Adresse ist zu groß oder zu komplex zum Lesen. ${pasteItsText}`,

  // requests
  unexpected: () => 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  nothingHere: () => 'Unter dieser Adresse gibt es nichts.',
  requestInvalid: () => 'Die Anfrage ist ungültig.',
  requestMethodUnknown: () => 'Mit dieser Methode gibt es keinen Aufruf.',
  requestUnreadable: () => 'Die Anfrage konnte nicht verstanden werden.',
  requestAddressInvalid: () => 'Die Adresse dieser Anfrage ist ungültig.',
  requestWithoutLength: () =>
    'Melden Sie sich zuerst an, oder geben Sie die Länge der Anfrage in einer Kopfzeile Content-Length an.',
  requestHostUnknown: () =>
    'Unter dem Namen in der Adresse ist dieser Server nicht zu erreichen. Wer ihn betreibt, kann PUBLIC_URL setzen oder den Namen in ALLOWED_HOSTS ergänzen.',
  requestTooLarge: () => 'Das ist zu viel auf einmal.',
  requestTooNested: () =>
    'Was gesendet wurde, hat zu viele Teile oder ist zu tief verschachtelt. Senden Sie etwas Einfacheres.',
  requestTooSlow: () => 'Die Anfrage kam zu langsam an. Versuchen Sie es noch einmal.',
  requestHeadersTooLarge: () => 'Die Kopfzeilen dieser Anfrage sind zu groß.',
  requestCancelled: () => 'Die Anfrage wurde abgebrochen.',
  requestFromElsewhere: () => 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  requestWithoutOrigin: () => 'Diese Anfrage sagt nicht, woher sie kommt. Senden Sie einen Origin-Header mit.',
  requestEmpty: () => 'Die Anfrage ist leer: Worum es geht, muss als JSON gesendet werden.',
  requestNoObject: () => 'Die Anfrage muss ein JSON-Objekt sein.',
  fieldMissing: (place) => `${fieldName(place)}: Die Angabe fehlt.`,
  fieldInvalid: (place) => `${fieldName(place)}: Die Angabe ist ungültig.`,
  fieldWrong: ({ key, entry, ...rule }) => `${fieldName({ key, entry })}: ${valueRule(rule)}.`,
  tooManyAttempts: ({ seconds }) => `Zu viele Versuche. Versuchen Sie es in ${duration(seconds)} noch einmal.`,
  serverBusy: () => 'Der Server ist gerade stark ausgelastet. Versuchen Sie es gleich noch einmal.',
  serverStopping: () => 'Der Server wird gerade beendet.',
  diskFull: () =>
    'Die Festplatte des Servers ist voll, deshalb konnte dies nicht gespeichert werden. Wer den Server betreibt, muss Platz schaffen.',
  databaseAway: () => 'Der Server erreicht seine Datenbank gerade nicht. Versuchen Sie es gleich noch einmal.',
  storageAway: () =>
    'Der Server erreicht seinen Speicher für Bilder gerade nicht. Versuchen Sie es gleich noch einmal.',
  workCancelled: () => 'Die Arbeit wurde abgebrochen.',
  exportsBusy: () => 'Gerade werden andere Exporte erstellt. Bitte versuchen Sie es gleich noch einmal.',

  // content styles
  styleMissing: () => 'Diesen Stil gibt es nicht.',
  styleNameMissing: () => 'Bitte geben Sie einen Namen ein.',
  tooManyStyles: ({ most }) =>
    `Sie haben schon ${inGerman(most)} Stile. Löschen Sie einen, um Platz für einen anderen zu schaffen.`,

  // snippets
  snippetMissing: () => 'Diesen Textbaustein gibt es nicht.',
  snippetEmpty: () => 'Bitte geben Sie einen Text ein.',
  tooManySnippets: ({ most }) =>
    `Sie haben schon ${inGerman(most)} Textbausteine. Löschen Sie einen, um Platz für einen anderen zu schaffen.`,

  // visuals and their templates
  visualMissing: () => 'Diese Grafik gibt es nicht.',
  visualVersionMissing: () => 'Diese Fassung wird nicht mehr aufbewahrt.',
  visualNameMissing: () => 'Bitte geben Sie einen Namen für Ihre Grafik ein.',
  visualPostMissing: () => 'Den Beitrag, zu dem diese Grafik gehört, gibt es nicht.',
  visualSavedElsewhere: () => 'Diese Grafik wurde in einem anderen Fenster gespeichert, seit Sie sie geöffnet haben.',
  visualInvalid: ({ detail }) => `Diese Grafik kann nicht gespeichert werden: ${detail}`,
  tooManyVisuals: ({ most }) =>
    `Sie haben schon ${inGerman(most)} Grafiken. Löschen Sie eine, um Platz für eine andere zu schaffen.`,
  visualSpaceUsed: ({ megabytes }) =>
    `Ihre ${inGerman(megabytes)} MB für Grafiken sind voll. Löschen Sie einige, die Sie nicht mehr brauchen, und speichern Sie diese dann noch einmal.`,
  visualTemplateMissing: () => 'Diese Vorlage gibt es nicht.',
  visualTemplateNameMissing: () => 'Bitte geben Sie einen Namen für Ihre Vorlage ein.',
  visualTemplateTooLarge: () =>
    'Dieser Entwurf ist zu groß für eine Vorlage. Entfernen Sie einige Ebenen, und versuchen Sie es noch einmal.',
  tooManyVisualTemplates: ({ most }) =>
    `Es gibt schon ${inGerman(most)} Vorlagen. Löschen Sie eine, um Platz für eine andere zu schaffen.`,
  drawingsBusy: () => 'Gerade werden viele Bilder gezeichnet. Bitte versuchen Sie es gleich noch einmal.',
  drawingTooMuch: () => 'Das Zeichnen dieser Grafik dauert zu lange für eine Vorschau.',
}

const tryAgainOrAnother = 'Versuchen Sie es noch einmal, oder wählen Sie ein anderes Modell.'
const laterOrPaste = 'Versuchen Sie es später noch einmal, oder fügen Sie stattdessen den Text ein.'
const pasteItsText = 'Fügen Sie stattdessen den Text ein.'
const openAndPaste = 'Öffnen Sie sie im Browser, und fügen Sie stattdessen den Text ein.'

function inGerman(count: number): string {
  return count.toLocaleString('de')
}

/** To the minute. */
function inUtc(moment: number): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Date(moment).toLocaleString('de', options)} UTC`
}

function duration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 Minute' : `${minutes} Minuten`
}
