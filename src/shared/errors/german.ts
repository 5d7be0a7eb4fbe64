import { attachmentLimits } from '#shared/rules/attachments'
import { hourMs, secondMs } from '#shared/time/durations'
import { longDay } from '#shared/time/long-day'
import { gigabytes, grouped, megabytes } from '../rules/amounts.ts'
import { fontLimits } from '../rules/fonts.ts'
import { limits } from '../rules/limits.ts'
import { mentionLimits } from '../rules/mentions.ts'
import { operation } from '../rules/operation.ts'
import { passwordCharacters } from '../rules/passwords.ts'
import { publishing } from '../rules/publishing.ts'
import { webhookLimits } from '../rules/webhooks.ts'
import type { Sentences } from './english.ts'
import { fieldName, valueRule } from './german/fields.ts'

/** The German for every sentence of the server, by its reason. */
export const german: Sentences = {
  // API keys
  keyMissing: () => 'Dieser Aufruf braucht einen API-Schlüssel: Senden Sie ihn als Authorization: Bearer pw_live_…',
  keyMalformed: () =>
    'Das ist kein vollständiger API-Schlüssel: Ein Zeichen fehlt oder ist falsch. Kopieren Sie ihn noch einmal.',
  keyUnknown: () =>
    'Dieser API-Schlüssel ist nicht gültig: Er wurde widerrufen oder gehört zu einer anderen Installation.',
  keyExpired: () => 'Dieser API-Schlüssel ist abgelaufen. Erstellen Sie unter Einstellungen > Entwicklung einen neuen.',
  keyNotHere: () => 'API-Schlüssel sind für diesen Aufruf nicht zugelassen. Die möglichen stehen unter /api/docs.',
  keyLacksScope: ({ scope }) => `Diesem API-Schlüssel fehlt der Bereich „${scope}“.`,
  keyLacksAccount: () => 'Dieser API-Schlüssel darf dieses LinkedIn-Konto nicht verwenden.',
  keyMissingHere: () => 'Diesen API-Schlüssel gibt es nicht.',
  keyExpiryPast: () => 'Der Schlüssel muss in der Zukunft ablaufen, spätestens in fünf Jahren.',
  keyNeedsApproval: ({ address }) =>
    `Ein Schlüssel veröffentlicht nur, was ein Mensch genau so freigegeben hat. Öffnen Sie ${address}, geben Sie es dort frei, und rufen Sie erneut auf.`,
  keyAcceptsNoClaims: () =>
    'Für eine Aussage kann nur ein Mensch einstehen. Tun Sie das in Postwright, neben dem Beitrag.',
  tooManyKeys: ({ most }) => `Sie können ${most} API-Schlüssel haben. Widerrufen Sie zuerst einen.`,
  accessUnknown: () => 'Dieses Zugangstoken ist nicht gültig: Es ist abgelaufen, oder die App wurde getrennt.',
  appUnknown: () =>
    'Diese App ist hier nicht oder nicht mehr bekannt. Entfernen Sie Postwright in der App, fügen Sie es neu hinzu, und beginnen Sie von vorn.',
  appDescriptionMissing: () =>
    'Die Adresse, unter der diese App bekannt ist, konnte nicht gelesen werden. Versuchen Sie es später noch einmal.',
  appDescriptionInvalid: () =>
    'Was diese App über sich angibt, ist nicht verwendbar. Wenden Sie sich an ihren Hersteller.',
  appAddressForeign: () =>
    'Dieser Link würde zu einer Adresse führen, die die App nicht als eigene genannt hat. Machen Sie nicht weiter: Jemand könnte ihn erfunden haben.',
  appRequestInvalid: () =>
    'Diese App fragt auf eine Weise an, die hier nicht unterstützt wird. Beginnen Sie in der App von vorn.',
  appScopeNotAsked: () => 'Einer App lässt sich nur erlauben, worum sie bittet.',
  appMissingHere: () => 'Diese verbundene App gibt es nicht.',
  tooManyApps: ({ most }) => `Sie können ${most} Apps verbinden. Trennen Sie zuerst eine.`,
  idempotencyKeyInvalid: () =>
    'Der Idempotency-Key muss 1 bis 255 Buchstaben, Ziffern oder andere sichtbare ASCII-Zeichen haben.',
  idempotencyOfStream: () =>
    'Ein Strom von Ereignissen lässt sich nicht wiederholen: Verlangen Sie JSON, oder lassen Sie den Idempotency-Key weg.',
  idempotencyOtherCall: () =>
    'Dieser Idempotency-Key gehört zu einem anderen Aufruf. Nehmen Sie für alles, was Sie anlegen, einen neuen.',
  idempotencyInProgress: () =>
    'Der erste Aufruf mit diesem Idempotency-Key läuft noch. Versuchen Sie es gleich noch einmal.',
  callLimit: ({ limit, most, window, seconds }) =>
    `Die Grenze „${limit}“ ist erreicht: ${most} Aufrufe in ${window} Sekunden. Versuchen Sie es in ${seconds} s wieder.`,

  // LinkedIn
  linkedinAccountMissing: () => 'Dieses LinkedIn-Konto ist nicht verbunden.',
  tooManyLinkedinAccounts: ({ most }) =>
    `Sie können höchstens ${most} LinkedIn-Konten verbinden. Trennen Sie zuerst eines.`,
  linkedinUnreachable: () => 'LinkedIn ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.',
  linkedinPortraitMissing: () => 'Von diesem Konto gibt es kein Bild.',
  linkedinTokenMalformed: () => 'Das ist kein LinkedIn-Token. Kopieren Sie es ganz, und nichts anderes.',
  linkedinTokenRefused: () =>
    'LinkedIn weist dieses Token zurück. Erzeugen Sie dort ein neues und kopieren Sie es vollständig.',
  linkedinTokenWithoutProfile: () =>
    'Diesem Token fehlt eine Berechtigung. Erzeugen Sie ein neues mit openid, profile, email und w_member_social.',
  linkedinConnectedOtherwise: ({ name }) =>
    `${name} ist schon über eine App verbunden. Verbinden Sie das Konto dort neu, oder trennen Sie es, bevor Sie ein Token einfügen.`,
  linkedinDisconnected: () => 'Das Konto ist getrennt, auch auf LinkedIn.',
  linkedinDisconnectedOnlyHere: () =>
    'Das Konto ist hier getrennt. Entfernen Sie die App auch auf LinkedIn, unter Einstellungen > Datenschutz > Genehmigte Dienste.',
  linkedinEndsSoon: ({ account, day }) =>
    `Die LinkedIn-Verbindung von ${account} endet am ${longDay(day, 'de-DE')}. Verbinden Sie das Konto vorher neu.`,
  linkedinEnded: ({ account }) =>
    `LinkedIn verlangt eine neue Anmeldung als ${account}. Verbinden Sie das Konto neu, sonst werden geplante Beiträge nicht veröffentlicht.`,
  linkedinCallsNearLimit: ({ account, used, limit }) =>
    `${account} hat ${used} von ${limit} Aufrufen verbraucht, die LinkedIn am Tag erlaubt. Was darüber hinausgeht, wartet bis Mitternacht UTC.`,
  mentionLookUpMissing: () =>
    'Namen bei LinkedIn nachzuschlagen verlangt ein eigenes Konto, das über die zweite App dieses Servers verbunden ist.',
  mentionLookUpTomorrow: () =>
    'Die Aufrufe, die LinkedIn heute noch erlaubt, bleiben Ihren Beiträgen. Schlagen Sie nach Mitternacht UTC nach, oder fügen Sie die URN ein.',
  linkedinVersionChanged: ({ from, to }) =>
    `Die Version ${from} der LinkedIn-API ist beendet oder endet bald. Postwright verwendet ab jetzt ${to}.`,
  linkedinVersionEnded: ({ version }) =>
    `LinkedIn hat die API-Version ${version} beendet, und noch funktioniert keine spätere. Beiträge warten bis zu 24 Stunden und werden veröffentlicht, sobald eine funktioniert.`,
  linkedinPinnedVersionEnded: ({ version }) =>
    `LinkedIn hat die API-Version ${version} beendet, die LINKEDIN_API_VERSION festlegt. Beiträge warten, bis Sie die Einstellung ändern oder entfernen.`,
  linkedinVersionEnds: ({ version, day }) =>
    `Die Version ${version} der LinkedIn-API endet etwa am ${longDay(day, 'de-DE')}, und noch funktioniert keine spätere. Postwright sucht täglich nach einer.`,
  linkedinPinnedVersionEnds: ({ version, day }) =>
    `Die Version ${version} der LinkedIn-API endet etwa am ${longDay(day, 'de-DE')}. Ändern oder entfernen Sie LINKEDIN_API_VERSION vorher.`,
  linkedinAppInEnvironment: () => 'Die Umgebung des Servers legt diese App fest. Ändern Sie sie dort.',
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
  passwordTooShort: () => `Das Passwort muss mindestens ${passwordCharacters.least} Zeichen haben`,
  passwordTooLong: () => `Ein Passwort hat höchstens ${passwordCharacters.most} Zeichen.`,
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
  secondFactorSetUpOver: () => 'Diese Einrichtung ist abgelaufen. Beginnen Sie noch einmal.',
  secondFactorOn: () => 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
  secondFactorOff: () => 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  secondFactorTurnedOff: () =>
    'Die Anmeldung in zwei Schritten ist ausgeschaltet. Ihre anderen Sitzungen wurden beendet.',
  codeMissing: () => 'Bitte geben Sie den Code ein.',
  codeWrong: () => 'Dieser Code stimmt nicht. Codes wechseln alle 30 Sekunden, und jeder gilt nur einmal.',
  pendingLoginExpired: () => 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',

  versionUnnamed: () => 'Geben Sie an, von welcher Version Sie ausgehen: Senden Sie If-Match mit ihrer Nummer.',
  versionUnreadable: () => 'If-Match muss die Nummer einer Version in Anführungszeichen sein.',
  changedElsewhere: () =>
    'Jemand anderes hat das geändert, seit Sie es geöffnet haben. Vergleichen Sie beides und speichern Sie dann Ihres.',

  // teams
  voiceNotLent: () => 'Diese Person lässt andere nicht in ihrer Stimme schreiben. Wählen Sie eine andere Stimme.',
  workspaceMissing: () => 'Dieses Team gibt es nicht, oder Sie gehören nicht dazu.',
  teamsForAdministrators: () => 'Teams richtet hier die Administration ein. Bitten Sie sie um eines.',
  teamsOff: () => 'Teams sind hier ausgeschaltet.',
  tooManyTeams: ({ most }) => `Sie können zu höchstens ${most} Teams gehören.`,
  teamNameDiffers: () => 'Geben Sie den Namen des Teams ein, um es zu löschen.',
  teamNeedsOwner: () => 'Ein Team braucht jemanden, dem es gehört. Übergeben Sie es zuerst.',
  teamSeatsTaken: ({ most }) => `Alle ${most} Plätze dieses Teams sind vergeben.`,
  tooManyInvitations: ({ most }) => `Ein Team kann ${most} offene Einladungen haben. Ziehen Sie zuerst eine zurück.`,
  alreadyMember: () => 'Diese Person gehört schon zum Team.',
  memberMissing: () => 'Diese Person gehört nicht zum Team.',
  teamInvitationMissing: () => 'Diese Einladung wurde angenommen oder zurückgezogen.',
  teamInvitationExpired: () => 'Diese Einladung ist nicht mehr gültig. Bitten Sie um eine neue.',
  teamInvitationOfOther: ({ email }) =>
    `Diese Einladung ist für ${email}. Melden Sie sich mit dieser Adresse an, oder bitten Sie um eine neue Einladung.`,
  teamNotOffered: () => 'Dieses Team wird Ihnen nicht angeboten.',
  reviewInTeamsOnly: () => 'Freigaben gibt es für Beiträge eines Teams.',
  reviewOwnPost: () => 'Ihren eigenen Beitrag muss jemand anderes freigeben.',
  reviewNotRequested: () => 'Für diesen Beitrag hat niemand um Freigabe gebeten.',
  reviewLinkOver: () => 'Dieser Link ist nicht mehr gültig. Bitten Sie um einen neuen.',
  reviewLinkReadOnly: () => 'Dieser Link ist nur zum Lesen. Bitten Sie um einen, der entscheiden darf.',
  tooManyReviewLinks: ({ most }) => `Ein Beitrag kann ${most} private Links haben. Ziehen Sie zuerst einen zurück.`,
  signOffUnpublished: () => 'Einen Freigabenachweis hat nur ein veröffentlichter Beitrag.',
  commentMissing: () => 'Dieser Kommentar wurde gelöscht.',
  commentOfOther: () => 'Sie können nur eigene Kommentare ändern und löschen.',
  tooManyComments: ({ most }) => `Ein Beitrag kann ${most} Kommentare haben.`,
  ownsTeams: () => 'Ihnen gehört ein Team. Übergeben oder löschen Sie es zuerst.',

  // what others did in a team
  reviewAsked: ({ by }) => `${by} bittet Sie um Freigabe.`,
  reviewApproved: ({ by }) => `${by} hat den Beitrag freigegeben.`,
  reviewChangesRequested: ({ by }) => `${by} wünscht Änderungen.`,
  commentAdded: ({ by }) => `${by} hat kommentiert.`,
  commentMentions: ({ by }) => `${by} hat Sie in einem Kommentar erwähnt.`,
  lendingAsked: ({ by, account }) => `${by} möchte den Beitrag als ${account} veröffentlichen. Sagen Sie Ja oder Nein.`,
  lendingAllowed: ({ by, account }) => `${by} ist einverstanden, dass der Beitrag als ${account} erscheint.`,
  lendingRefused: ({ by, account }) => `${by} möchte nicht, dass der Beitrag als ${account} erscheint.`,
  accountRemoved: ({ account }) =>
    `${account} wurde von der Person, der das Konto gehört, getrennt. Was Sie dafür geplant haben, wartet.`,
  accountTakenBack: ({ by, account }) => `${by} verleiht ${account} nicht mehr. Was Sie dafür geplant haben, wartet.`,
  teamInvites: ({ by, team }) => `${by} lädt Sie zu ${team} ein. Den Link zum Beitreten finden Sie in Ihrer E-Mail.`,
  teamJoined: ({ person, team }) => `${person} gehört jetzt zu ${team}.`,
  teamLeft: ({ person, team }) => `${person} hat ${team} verlassen.`,
  teamRemovedYou: ({ by, team }) => `${by} hat Sie aus ${team} entfernt.`,
  teamRole: ({ by, team, role, approves }) =>
    `${by} hat Ihre Rolle in ${team} geändert: ${teamRoles[role]}${approves ? ', und Sie geben Beiträge frei' : ''}.`,
  teamOffered: ({ by, team }) => `${by} möchte Ihnen ${team} übergeben.`,
  teamHandedOver: ({ person, team }) => `${team} gehört jetzt ${person}.`,
  teamDeleted: ({ by, team }) => `${by} hat ${team} gelöscht.`,
  formerMember: () => 'Ein früheres Mitglied',

  // administration
  accountRequested: ({ person }) => `${person} bittet um ein Konto.`,
  localModelNotPulled: () =>
    'Ollama konnte das Modell nicht herunterladen. Prüfen Sie, ob es läuft und Platz hat, und versuchen Sie es noch einmal.',
  userMissing: () => 'Diesen Benutzer gibt es nicht.',
  ownApprovalKept: () => 'Ihre eigene Freischaltung können Sie nicht zurückziehen.',
  ownRoleKept: () => 'Ihre eigene Rolle können Sie nicht ändern. Bitten Sie ein anderes Mitglied der Administration.',
  onlyAdministratorKept: () => 'Sie sind das einzige Administratorkonto. Geben Sie zuerst jemand anderem diese Rolle.',
  roleIsPaidFor: () =>
    'Diese Person bezahlt für Pro. Kündigen Sie zuerst das Abo beim Zahlungsdienst, oder bitten Sie sie, es zu kündigen.',
  ownSecondFactorKept: () => 'Ihre eigene Anmeldung in zwei Schritten schalten Sie in Ihren Einstellungen aus.',
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
  jobGone: () => 'Diese Aufgabe ist erledigt oder gelöscht.',
  modelVendorInEnvironment: () =>
    'Das legt die Umgebung des Servers fest. Ändern Sie es dort, und starten Sie den Server neu.',
  modelAddressWithUser: () => 'Lassen Sie Benutzer und Passwort in der Adresse weg.',
  modelHostNotAllowed: () => 'MODEL_HOSTS erlaubt diesen Host nicht. Ergänzen Sie ihn in der Umgebung des Servers.',
  modelKeyForOtherAddress: () => 'Die Adresse hat sich geändert. Geben Sie den Schlüssel noch einmal ein.',
  modelOfOtherVendor: () => 'Dieses Modell gehört zu einem anderen Anbieter.',
  metricsTokenMissing: () => 'Senden Sie METRICS_TOKEN als Bearer-Token.',

  // plans and payments
  trialEnded: () => 'Ihre kostenlose Testphase ist abgelaufen. Wechseln Sie zu Pro, um weitere Beiträge zu erstellen.',
  passwordsOff: () => 'Passwörter sind hier abgeschaltet. Melden Sie sich über Ihren Identitätsanbieter an.',
  signInAgainFirst: () => 'Melden Sie sich ab und wieder an, und tun Sie dies innerhalb von zehn Minuten.',
  identityOfferOver: () => 'Das hat zu lange gedauert. Beginnen Sie das Verknüpfen noch einmal.',
  identityTaken: () => 'Diese Identität oder dieses Konto ist schon verknüpft.',
  identityNeeded: () => 'Legen Sie zuerst ein Passwort fest, sonst könnten Sie sich nicht mehr anmelden.',
  identityLinked: () => 'Sie können sich jetzt auf beide Arten anmelden.',
  identityUnlinked: () => 'Sie melden sich jetzt mit Ihrem Passwort an.',
  signUpClosed: () => 'Die Registrierung ist geschlossen.',
  signUpByInvitation: () => 'Konten gibt es nur auf Einladung. Fragen Sie die Administration.',
  signUpDomain: ({ domains }) => `Nur für Adressen bei ${domains}.`,
  mailNotSetUp: () => 'Es ist kein Mailserver eingerichtet. Setzen Sie zuerst SMTP_URL und MAIL_FROM.',
  settingInEnvironment: () =>
    'Das legt die Umgebung des Servers fest. Ändern Sie es dort, und starten Sie den Server neu.',
  domainsNeedMail: () => 'Ohne Mailserver lassen sich Adressen nicht bestätigen. Setzen Sie zuerst SMTP_URL.',
  monthlyLimitReached: ({ most }) =>
    `Sie haben alle ${most} Beiträge dieses Monats verbraucht. Im nächsten Monat können Sie wieder schreiben.`,
  monthlyPostsUsed: ({ most }) =>
    `Sie haben alle ${inGerman(most)} Beiträge dieses Monats verbraucht. Wechseln Sie zu Pro, um mehr zu erhalten.`,
  dailyCallsUsed: ({ most, composer }) =>
    `Sie haben alle ${inGerman(most)} KI-Aufrufe von heute verbraucht; neue Beiträge, Überarbeitungen und Einstiege zählen zusammen. Machen Sie morgen weiter, oder wählen Sie „${composer}“.`,
  otherPostsWritten: () =>
    'Ihre anderen Beiträge werden noch geschrieben. Versuchen Sie es wieder, wenn einer fertig ist.',
  installationCallsUsed: ({ model, composer }) =>
    `Dieser Server hat sein Tageslimit für ${model} erreicht. Wählen Sie ein anderes Modell oder ${composer}, oder warten Sie bis Mitternacht (UTC).`,
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
  subscriptionMissing: () => 'Es gibt kein Abo.',
  subscriptionNotRunning: () => 'Es gibt kein laufendes Abo, das Sie kündigen könnten.',
  subscriptionOver: () => 'Ihr Abo ist beendet. Sie können ein neues abschließen.',
  subscriptionBusy: () => 'Ihr Abo wird gerade geändert. Versuchen Sie es gleich noch einmal.',
  subscriptionChanging: () => 'Ihr Abo wird gerade geändert. Versuchen Sie es noch einmal.',
  subscriptionNotStarted: () => 'Der Zahlungsdienst hat kein Abo begonnen.',
  subscriptionElsewhere: () => 'Ihr Abo läuft bei einem anderen Zahlungsdienst, bis seine Zeit vorbei ist.',
  priceBeingSetUp: () =>
    'Zurzeit kann niemand ein Abo abschließen: Der Preis wird gerade eingerichtet. Versuchen Sie es später noch einmal.',
  cardDeclined: () => 'Ihre Karte wurde abgelehnt.',
  cardWithoutFunds: () => 'Ihre Karte ist nicht ausreichend gedeckt.',
  cardNumberIncomplete: () => 'Ihre Kartennummer ist unvollständig.',
  cardNumberInvalid: () => 'Ihre Kartennummer ist ungültig.',
  cardExpired: () => 'Das Ablaufdatum Ihrer Karte ist ungültig oder liegt in der Vergangenheit.',
  cardCodeIncomplete: () => 'Der Sicherheitscode Ihrer Karte ist unvollständig.',
  cardIsNoTestCard: () => 'Dies sind Testzahlungen. Verwenden Sie eine Testkarte, zum Beispiel 4242 4242 4242 4242.',
  testPaymentsUnasked: () =>
    'Das sind Testzahlungen: Alle können ohne Zahlung Pro werden. Richten Sie Stripe ein, oder setzen Sie PAYMENTS auf off.',
  providerUnseen: () => 'Der Zahlungsdienst wurde noch nicht erreicht. Das Protokoll des Servers nennt den Grund.',
  providerLastSeen: ({ at }) =>
    `Der Zahlungsdienst wurde zuletzt am ${inUtc(at)} erreicht. Das Protokoll des Servers nennt den Grund.`,
  priceUnknown: ({ setting }) =>
    `Der Zahlungsdienst kennt den Preis nicht, den ${setting} nennt, deshalb kann niemand ein Abo abschließen. Tragen Sie einen aktiven Monatspreis ein.`,
  priceArchived: ({ id, setting }) =>
    `Der Preis ${id} ist beim Zahlungsdienst archiviert, deshalb kann niemand ein Abo abschließen. Tragen Sie in ${setting} einen aktiven ein; bestehende Abos laufen weiter.`,
  priceNotMonthly: ({ id, period, setting }) =>
    `Der Preis ${id} wird für ${period} berechnet, Pro aber monatlich verkauft, deshalb kann niemand ein Abo abschließen. Tragen Sie in ${setting} einen Monatspreis ein.`,
  priceUnusual: ({ charged, usual }) =>
    `Pro kostet beim Zahlungsdienst ${charged} im Monat, nicht wie üblich ${usual}. Alle Seiten zeigen ${charged}.`,
  paymentKeysChanged: ({ at, account, formerAccount, paying }) => {
    const changed = `Seit ${inUtc(at)} gehören die Zahlungsschlüssel zu ${account}, davor gehörten sie zu ${formerAccount}.`
    if (paying === 0) return changed
    const people = paying === 1 ? '1 Person bezahlt' : `${inGerman(paying)} Personen bezahlen`
    return `${changed} ${people} noch über das frühere Konto. Von hier aus lässt sich das nicht kündigen: Beenden Sie diese Abos dort.`
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
  pictureUploadedAlready: () => 'Dieses Bild ist schon hochgeladen.',
  pictureUploadCut: () => 'Das Hochladen wurde unterbrochen. Versuchen Sie es noch einmal.',
  picturesBusy: () => 'Gerade werden viele Bilder hochgeladen. Bitte versuchen Sie es gleich noch einmal.',
  tooManyPictures: ({ most }) =>
    `Sie haben schon ${inGerman(most)} Bilder. Löschen Sie einige, um Platz für weitere zu schaffen.`,
  proSpaceUsed: () =>
    `Ihr ${gigabytes(limits.mediaBytesPro)} GB für Bilder ist voll. Löschen Sie einige, die Sie nicht mehr brauchen, und laden Sie dieses dann noch einmal hoch.`,
  trialSpaceUsed: () =>
    `Ihre ${megabytes(limits.mediaBytesTrial)} MB für Bilder sind voll. Löschen Sie einige, die Sie nicht mehr brauchen, oder wechseln Sie zu Pro mit ${gigabytes(limits.mediaBytesPro)} GB.`,
  articleWithoutPicture: () => 'Der Artikel dieses Beitrags nennt kein Bild.',
  noJsonAtAddress: () => 'Unter dieser Adresse gibt es kein JSON.',
  noPictureAtAddress: () => 'Unter dieser Adresse gibt es kein Bild.',

  // attachments
  postFileMissing: () => 'Diesen Anhang gibt es nicht.',
  postFileEmpty: () => 'Diese Datei ist leer. Wählen Sie eine andere.',
  postFileUnsupported: () => 'Hängen Sie ein PNG-, JPEG- oder WebP-Bild, ein PDF oder ein MP4-Video an.',
  postFileSlides: () =>
    'Folien lassen sich nicht direkt anhängen. Speichern Sie sie als PDF, und hängen Sie dieses an.',
  postFileTooLarge: () =>
    `Diese Datei ist größer als ${megabytes(attachmentLimits.videoBytes.most)} MB. Verkleinern Sie sie.`,
  postFilesMixed: () =>
    'Ein Beitrag kann Bilder oder ein PDF haben, nicht beides. Entfernen Sie zuerst, was angehängt ist.',
  postFilesOnePdf: () => 'Ein Beitrag kann nur ein PDF haben. Entfernen Sie zuerst das angehängte.',
  postFilesOneVideo: () => 'Ein Beitrag kann nur ein Video haben. Entfernen Sie zuerst das angehängte.',
  postFilesTooMany: ({ most }) => `Ein Beitrag kann höchstens ${inGerman(most)} Bilder haben.`,
  postFilesProSpaceUsed: () =>
    `Ihre ${gigabytes(attachmentLimits.bytesPro)} GB für Anhänge sind voll. Entfernen Sie einige von veröffentlichten Beiträgen.`,
  postFilesTrialSpaceUsed: () =>
    `Ihre ${megabytes(attachmentLimits.bytesTrial)} MB für Anhänge sind voll. Entfernen Sie einige von anderen Beiträgen, oder wechseln Sie zu Pro mit ${gigabytes(attachmentLimits.bytesPro)} GB.`,
  photoMoves: () =>
    'LinkedIn zeigt ein bewegtes Bild als stehendes. Speichern Sie das gewünschte Einzelbild als PNG oder JPEG.',
  photoTooManyPixels: () =>
    `LinkedIn nimmt Bilder bis ${inGerman(Math.floor(attachmentLimits.photoPixels / 1_000_000))} Megapixel an. Verkleinern Sie dieses.`,
  photoTooLarge: () => `Dieses Bild ist größer als ${megabytes(attachmentLimits.photoBytes)} MB. Verkleinern Sie es.`,
  pdfTooLarge: () => `Dieses PDF ist größer als ${megabytes(attachmentLimits.pdfBytes)} MB. Verkleinern Sie es.`,
  videoNotMp4: () => 'LinkedIn nimmt Videos als MP4. Speichern Sie dieses zuerst als MP4.',
  videoCorrupt: () =>
    'Dieses Video ist beschädigt oder unvollständig. Speichern Sie es noch einmal, und hängen Sie die Kopie an.',
  videoTooSmall: () =>
    `LinkedIn nimmt Videos ab ${attachmentLimits.videoBytes.least / 1024} kB. Nehmen Sie ein längeres.`,
  videoCoding: () => 'Das Bild dieses Videos ist nicht mit H.264 codiert. Speichern Sie es als MP4 mit H.264.',
  videoLength: () =>
    `LinkedIn nimmt Videos von ${attachmentLimits.videoSeconds.least} Sekunden bis ${attachmentLimits.videoSeconds.most / 60} Minuten. Schneiden Sie dieses.`,
  videoSides: () =>
    `Dieses Video ist zu schmal. Eine Seite darf ${inGerman(attachmentLimits.videoSides)}-mal so lang sein wie die andere.`,
  pdfLocked: () => 'Dieses PDF ist mit einem Passwort geschützt. Speichern Sie es ohne Passwort.',
  pdfCorrupt: () =>
    'Dieses PDF ist beschädigt und konnte nicht gelesen werden. Speichern Sie es neu, und hängen Sie die Kopie an.',
  pdfTooComplex: () =>
    'Die erste Seite dieses PDFs zu zeichnen dauert zu lange. Speichern Sie die Datei in einer einfacheren Form.',
  pdfTooManyPages: () => `LinkedIn nimmt PDFs bis ${attachmentLimits.pdfPages} Seiten an. Kürzen Sie dieses.`,
  pollIncomplete: () => 'Eine Umfrage braucht eine Frage und Worte für jede Antwort.',
  pollOptionsRepeated: () => 'Zwei Antworten dieser Umfrage sind gleich. Geben Sie jeder eigene Worte.',
  pollChangedElsewhere: () => 'Jemand anders hat diese Umfrage geändert. Es wurde nichts ersetzt.',

  // fonts
  fontMissing: () => 'Diese Schrift gibt es nicht.',
  fontFamilyMissing: () => 'Eine Schrift Ihrer Marke gibt es nicht mehr. Wählen Sie eine andere.',
  fontEmpty: () => 'Diese Datei ist leer. Wählen Sie eine andere.',
  fontUnsupported: () =>
    'Diese Schrift können wir nicht verwenden. Laden Sie eine Datei in TTF, OTF, WOFF oder WOFF2 hoch.',
  fontCollection: () => 'Diese Datei enthält mehrere Schriften. Laden Sie jede Schriftstärke als eigene Datei hoch.',
  fontVariable: () =>
    'PDFs können keine variablen Schriften haben. Laden Sie die statischen Dateien hoch, eine je Schriftstärke.',
  fontEmbeddingForbidden: () =>
    'Die Lizenz dieser Schrift erlaubt nicht, sie in Dokumente einzubetten. Wählen Sie eine andere.',
  fontWithoutLetters: () => 'Dieser Schrift fehlen einige der Buchstaben A bis Z oder Ziffern. Wählen Sie eine andere.',
  fontCorrupt: () =>
    'Diese Schrift ist beschädigt und konnte nicht gelesen werden. Laden Sie sie noch einmal herunter.',
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
    `${vendor} hat den Schlüssel dieses Servers zurückgewiesen. Wählen Sie ein anderes Modell; die Administration kann den Schlüssel unter „Modelle“ ändern.`,
  modelAllowanceUsed: ({ vendor }) =>
    `Dieser Server hat sein Kontingent bei ${vendor} verbraucht. Wählen Sie ein anderes Modell.`,
  modelBusy: ({ vendor }) =>
    `${vendor} erhält von diesem Server zu viele Anfragen. Versuchen Sie es in einer Minute noch einmal.`,
  modelDown: ({ vendor }) => `${vendor} ist gerade nicht verfügbar. Versuchen Sie es in einer Minute noch einmal.`,
  modelUnknown: ({ vendor }) => `${vendor} bietet dieses Modell hier nicht an. Wählen Sie ein anderes.`,
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
  modelEndless: ({ vendor }) => `${vendor} ist mit dem Beitrag nicht fertig geworden. ${tryAgainOrAnother}`,
  modelEmpty: ({ vendor }) => `${vendor} hat mit einem leeren Text geantwortet. ${tryAgainOrAnother}`,
  modelWithoutOpenings: ({ vendor }) =>
    `${vendor} hat keinen Einstieg geliefert, der vor „mehr“ passt. ${tryAgainOrAnother}`,
  modelWithoutPassage: ({ vendor }) =>
    `${vendor} hat nicht nur diesen Satz umgeschrieben, deshalb bleibt er. ${tryAgainOrAnother}`,
  passageUnsupported: ({ why }) =>
    `Die Quelle stützt das nicht, deshalb bleibt der Satz.${why ? ` Das Modell sagt dazu: ${why}` : ''}`,
  modelIncomplete: ({ vendor }) =>
    `${vendor} hat abgebrochen, bevor der Beitrag fertig war. Versuchen Sie es noch einmal.`,
  composerBusy: () => 'Gerade werden viele Beiträge zusammengestellt. Bitte versuchen Sie es gleich noch einmal.',
  composerTooMuch: () =>
    'Ohne KI ist dieser Text zu umfangreich. Verwenden Sie einen Teil davon, oder wählen Sie ein KI-Modell.',
  composerQuotesTooLittle: () =>
    'Ohne KI finden sich in diesem Text keine zwei Fakten zum Zitieren. Schreiben Sie einen eigenen Satz, der über der Überschrift steht, oder wählen Sie ein KI-Modell.',
  composerCannotTranslate: () => 'Ohne KI kann nichts übersetzt werden. Wählen Sie ein KI-Modell.',
  composerCannotFollow: () => 'Ohne KI können keine Anweisungen befolgt werden. Wählen Sie ein KI-Modell.',
  composerCannotRewrite: () => 'Ohne KI kann kein einzelner Satz umgeschrieben werden. Wählen Sie ein KI-Modell.',
  composerWritesOneDraft: () =>
    'Ohne KI entsteht nur ein Entwurf. Wählen Sie ein KI-Modell, um mehrere zu vergleichen.',
  composerCannotShorten: () =>
    'Ohne KI wird dieser Beitrag nicht kürzer. Kürzen Sie ihn von Hand, oder wählen Sie ein KI-Modell.',
  composerCannotLengthen: () =>
    'Der Artikel gibt nichts mehr zum Zitieren her. Schreiben Sie von Hand weiter, oder wählen Sie ein KI-Modell.',
  composerHasNoOpening: () =>
    'Der Artikel hat keinen anderen Satz für einen Einstieg. Schreiben Sie selbst einen, oder wählen Sie ein KI-Modell.',
  composerHasNoAngle: () =>
    'Der Artikel gibt zu wenig für einen weiteren Beitrag her. Wählen Sie ein KI-Modell, um einen anderen Blickwinkel zu finden.',
  composerOtherLanguage: () =>
    'Der Artikel hat eine andere Sprache als der Beitrag. Wählen Sie ein KI-Modell, um andere Einstiege zu finden.',

  // posts
  postMissing: () => 'Diesen Beitrag gibt es nicht.',
  postDeletedMeanwhile: () => 'Der Beitrag wurde gelöscht, während er gespeichert wurde.',
  postEmpty: () => 'Dieser Beitrag ist leer. Schreiben Sie zuerst etwas, oder erstellen Sie einen neuen.',
  titleMissing: () => 'Bitte geben Sie einen Titel ein.',
  versionMissing: () => 'Diese Fassung gibt es nicht. Laden Sie den Beitrag neu.',
  versionEmpty: () => 'Diese Fassung ist leer. Stellen Sie eine andere wieder her.',
  tooManyVersions: ({ most }) =>
    `Dieser Beitrag hat ${inGerman(most)} Fassungen, mehr geht nicht. Stellen Sie eine davon wieder her, oder erstellen Sie einen neuen Beitrag.`,
  correctionMissing: () => 'Diese Korrektur gibt es nicht. Laden Sie den Beitrag neu.',
  sourceCorrected: ({ source, before, after }) =>
    `${source} hat einen Satz geändert, den Ihr Beitrag verwendet. Vorher: „${before}“ Jetzt: „${after}“`,
  sourceTookBack: ({ source, before }) =>
    `In ${source} steht ein Satz nicht mehr, den Ihr Beitrag verwendet: „${before}“`,
  figuresDue: ({ days }) =>
    `Er ist seit ${inGerman(days)} Tagen veröffentlicht. Notieren Sie Impressions, Reaktionen und Kommentare, dann sehen Sie, was bei Ihnen wirkt.`,
  exportWithoutPosts: () =>
    'Kein Blatt dieser Datei hat Adressen von Beiträgen. Wählen Sie den Export Ihrer Inhalte bei LinkedIn: Analysen > Impressions > Exportieren.',
  tryMissing: () => 'Diesen Versuch gibt es nicht. Laden Sie die Seite neu.',
  tryValuesWrong: () => 'Wählen Sie zwei verschiedene Möglichkeiten.',
  tooManyTries: ({ most }) => `Sie können höchstens ${inGerman(most)} Versuche behalten. Entfernen Sie zuerst einen.`,
  figuresMissing: () => 'Diese Zahlen gibt es nicht. Laden Sie den Beitrag neu.',
  figuresOfDraft: () =>
    'Zahlen gibt es nur zu einem veröffentlichten Beitrag. Markieren Sie ihn zuerst als veröffentlicht.',
  figuresInFuture: () => 'Geben Sie einen Tag ein, der nicht in der Zukunft liegt.',
  figuresBeforePublishing: () => 'Geben Sie einen Tag nach der Veröffentlichung ein.',
  changeMissing: () => 'Sagen Sie, was sich ändern soll.',
  translationLanguageMissing: () => 'Wählen Sie die Sprache der Übersetzung.',
  instructionMissing: () => 'Sagen Sie, was sich ändern soll.',
  passageEmpty: () => 'Wählen Sie zuerst einen Satz des Beitrags aus.',
  passageMissing: () => 'Dieser Satz hat sich inzwischen geändert. Wählen Sie ihn noch einmal aus.',
  passageNotFirst: () => 'Nur die erste Zeile eines Beitrags kann ein Einstieg werden.',
  aboutCrime: () =>
    'Dieser Artikel handelt offenbar von einer Straftat und von Privatleuten. Ein Beitrag kann sie verletzen.',
  aboutTragedy: () =>
    'Dieser Artikel handelt offenbar von Menschen, die verletzt wurden oder gestorben sind. Ein Beitrag kann wirken, als nutzten Sie deren Leid.',
  aboutGossip: () => 'Dieser Artikel handelt offenbar vom Privatleben anderer. Ihrem Ruf im Beruf hilft das selten.',
  articleGone: () => 'Dieser Artikel ist nicht mehr gespeichert. Lesen Sie ihn noch einmal ein.',
  sourceUnclear: () =>
    'Geben Sie genau eine Quelle an: eine Adresse, einen Text oder einen schon eingelesenen Artikel.',
  sourceTextMissing: () => 'Bitte geben Sie einen Text ein.',
  articleUrlInvalid: () => 'Bitte geben Sie eine gültige Adresse eines Artikels ein.',
  urlInvalid: () => 'Bitte geben Sie eine gültige Adresse ein.',
  styleGone: () => 'Dieser Stil wurde gelöscht. Wählen Sie einen anderen.',
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
  publicationUnderWay: () => 'Dieser Beitrag ist auf dem Weg zu LinkedIn.',
  publicationNeedsPro: () => 'Veröffentlichen auf LinkedIn gehört zu Pro. Teilen von Hand ist kostenlos.',
  publicationOff: () =>
    'Veröffentlichen ist auf diesem Server ausgeschaltet. Geplante Beiträge werden veröffentlicht, sobald es wieder an ist.',
  publicationTimeMissing: () => 'Wählen Sie eine Zeit oder die Warteschlange.',
  publicationTimePast: () => 'Diese Zeit ist vorbei. Wählen Sie eine spätere.',
  publicationTimeTooFar: () => 'Wählen Sie eine Zeit innerhalb der nächsten zwei Jahre.',
  publicationZoneUnknown: () => 'Diese Zeitzone ist nicht bekannt.',
  publicationQueueEmpty: () =>
    'Dieses Konto hat noch keine wöchentlichen Zeiten. Fügen Sie welche hinzu, oder wählen Sie eine Zeit.',
  publicationQueueChanged: () => 'Die Warteschlange hat sich geändert. Versuchen Sie es noch einmal.',
  publicationAlready: () =>
    'Dieser Beitrag ist für dieses Konto schon geplant. Ändern Sie das, oder heben Sie die Planung zuerst auf.',
  publicationSameText: () =>
    'Von diesem Konto ist dieser Text schon auf LinkedIn oder geplant, mit weniger als einem Tag Abstand.',
  publicationTwice: () => 'Dieser Beitrag war zweimal geplant. Er wird einmal veröffentlicht.',
  publicationAddressWrong: () => 'Das ist nicht die Adresse eines LinkedIn-Beitrags.',
  postBeingSent: () => 'Dieser Beitrag wird gerade an LinkedIn gesendet. Löschen Sie ihn danach.',
  postUnconfirmed: () =>
    'LinkedIn hat nicht geantwortet. Sagen Sie zuerst, ob der Beitrag dort ist, und löschen Sie ihn dann.',
  publicationDone: () => 'Ihr Beitrag ist auf LinkedIn.',
  publicationDeleted: () => 'Der Beitrag ist auf LinkedIn gelöscht.',
  publicationBeyondToken: ({ day }) =>
    `LinkedIn verlangt bis zum ${longDay(day, 'de-DE')} eine neue Anmeldung. Verbinden Sie das Konto vorher neu.`,
  publicationSignIn: () => 'LinkedIn verlangt eine neue Anmeldung. Verbinden Sie das Konto neu.',
  publicationSealed: () =>
    'Das SECRET des Servers hat sich geändert. Verbinden Sie das Konto neu, oder bitten Sie die Administration, das frühere zu setzen.',
  publicationPaused: () => 'Das Konto ist pausiert. Schalten Sie es in den Einstellungen wieder ein.',
  publicationVersion: () =>
    'LinkedIn hat die API-Version dieses Servers beendet. Der Beitrag wird bis zu 24 Stunden nach seiner Zeit veröffentlicht, sobald eine andere funktioniert. Die Administration ist benachrichtigt.',
  publicationDayLimit: () =>
    'LinkedIns Tageslimit ist erreicht. Der Beitrag wird nach Mitternacht (UTC) veröffentlicht.',
  publicationUnreachable: () => 'LinkedIn ist nicht erreichbar. Ein neuer Versuch läuft.',
  publicationTrouble: () => 'Etwas ist schiefgegangen. Ein neuer Versuch läuft.',
  publicationGaveUp: () =>
    'Es ist fünfmal etwas schiefgegangen, deshalb wurde der Beitrag nicht veröffentlicht. Versuchen Sie es noch einmal, oder sagen Sie der Administration Bescheid.',
  publicationNotApproved: () => 'Ihr Konto braucht eine neue Freigabe, bevor es veröffentlichen kann.',
  publicationNeedsApproval: () =>
    'Wartet auf Freigabe. Der Beitrag geht zu seiner Zeit hinaus, sobald ihn jemand freigibt.',
  publicationNotLent: () =>
    'Die Person, der das Konto gehört, verleiht es nicht mehr. Der Beitrag geht hinaus, sobald sie es wieder verleiht; oder heben Sie die Planung auf und wählen ein anderes Konto.',
  publicationOwnerRefused: () =>
    'Die Person, der das Konto gehört, hat zu diesem Beitrag Nein gesagt. Sprechen Sie mit ihr, oder heben Sie die Planung auf und wählen ein anderes Konto.',
  publicationAsksOwner: () => 'Wartet darauf, dass die Person, der das Konto gehört, zustimmt.',
  publicationLeftTeam: () =>
    'Wer dies geplant hat, kann nicht mehr für das Team veröffentlichen. Planen Sie es mit einem anderen Konto neu.',
  publicationPlanEnded: () => 'Veröffentlichen auf LinkedIn gehört zu Pro, das beendet ist.',
  publicationUnknown: () => 'LinkedIn hat nicht geantwortet. In wenigen Minuten wissen wir, ob der Beitrag dort ist.',
  publicationUnconfirmed: () => 'LinkedIn hat nicht geantwortet. Ist der Beitrag in Ihrem Profil dort?',
  publicationMissed: () =>
    'Dieser Beitrag hat seine Zeit verpasst. Veröffentlichen Sie ihn jetzt, oder wählen Sie eine andere Zeit.',
  publicationRestored: () =>
    'Dieser Server wurde aus einer Sicherung wiederhergestellt, der Beitrag ist vielleicht schon auf LinkedIn. Sehen Sie zuerst dort nach.',
  publicationsHeld: () =>
    'Dieser Server wurde aus einer Sicherung wiederhergestellt. Sehen Sie nach, ob Ihre geplanten Beiträge schon auf LinkedIn sind.',
  publicationAccountGone: () =>
    'Das LinkedIn-Konto ist nicht mehr verbunden. Verbinden Sie es, und wählen Sie wieder eine Zeit.',
  publicationProductMissing: () =>
    'Der LinkedIn-App fehlt das Produkt „Share on LinkedIn“, für eine Unternehmensseite die Community Management API. Bitten Sie die Administration, es hinzuzufügen.',
  publicationTooLong: () =>
    `Der Text ist zu lang für LinkedIn: höchstens ${grouped(publishing.characters, 'de')} Zeichen, besondere zählen doppelt.`,
  publicationEmpty: () => 'Der Beitrag ist leer.',
  tooManyMentions: () => `Ein Beitrag erwähnt höchstens ${mentionLimits.used} Personen und Seiten.`,
  mentionNameWrong: () => 'Geben Sie den Namen genau so ein, wie LinkedIn ihn zeigt, in einer Zeile.',
  mentionUrnWrong: () => 'Das ist keine URN einer Person oder Seite auf LinkedIn.',
  firstCommentProductMissing: () =>
    'LinkedIn lässt die App dieses Kontos keine Kommentare schreiben. Kopieren Sie den Text, und fügen Sie ihn selbst hinzu.',
  firstCommentUnconfirmed: () =>
    'LinkedIn hat nicht geantwortet, der erste Kommentar fehlt vielleicht. Sehen Sie nach, und fügen Sie ihn dann selbst hinzu.',
  firstCommentByHand: () =>
    'Der erste Kommentar wurde nicht hinzugefügt. Sehen Sie nach, und fügen Sie ihn selbst hinzu.',
  firstCommentPostDeleted: () => 'Der Beitrag wurde gelöscht, bevor sein erster Kommentar hinzugefügt wurde.',
  firstCommentTooLate: () =>
    'Der erste Kommentar käme mehr als eine Stunde nach dem Beitrag. Fügen Sie ihn selbst hinzu.',
  firstCommentNotAllowed: () =>
    'Dieses Konto darf hier nicht mehr verwendet werden. Fügen Sie den ersten Kommentar selbst hinzu.',
  firstCommentDayLimit: () => 'Die Tagesgrenze von LinkedIn ist erreicht. Fügen Sie den ersten Kommentar selbst hinzu.',
  firstCommentUnreachable: () =>
    'LinkedIn hat den ersten Kommentar nicht rechtzeitig angenommen. Fügen Sie ihn selbst hinzu.',
  firstCommentRefused: ({ code }) =>
    `LinkedIn hat den ersten Kommentar abgelehnt (${code}). Fügen Sie ihn selbst hinzu.`,
  firstCommentNotYours: () => 'Es ist kein erster Kommentar hinzuzufügen.',
  publicationShareLimit: () =>
    'LinkedIn lässt nicht verifizierte Mitglieder nur wenige Male am Tag etwas veröffentlichen. Verifizieren Sie dort Ihr Konto, oder versuchen Sie es morgen.',
  publicationRefused: ({ code }) => `LinkedIn hat den Beitrag abgelehnt (${code}).`,
  publicationConflict: () =>
    'LinkedIn war beschäftigt, deshalb wurde der Beitrag nicht veröffentlicht. Versuchen Sie es noch einmal.',
  publicationMediaStuck: () =>
    'LinkedIn verarbeitet noch das Bild oder Dokument, deshalb wurde der Beitrag nicht veröffentlicht. Versuchen Sie es noch einmal.',
  publicationDuplicate: () => 'Derselbe Text ist schon auf LinkedIn. Er wurde nicht noch einmal veröffentlicht.',
  publicationDuplicateOf: ({ address }) =>
    `Derselbe Text ist schon auf LinkedIn: ${address}. Er wurde nicht noch einmal veröffentlicht.`,
  publicationVisualGone: () => 'Die Grafik wurde gelöscht. Wählen Sie eine andere, oder veröffentlichen Sie ohne.',
  publicationVisualBroken: () =>
    'Die Grafik ließ sich nicht zeichnen. Ändern Sie sie im Editor, oder veröffentlichen Sie ohne.',
  publicationVideoFailed: () =>
    'LinkedIn konnte das Video nicht verarbeiten. Speichern Sie es noch einmal als MP4 mit H.264, und hängen Sie das an.',
  publicationPollGone: () =>
    'Die Umfrage wurde entfernt. Schreiben Sie eine andere, oder veröffentlichen Sie ohne Umfrage.',
  publicationFilesGone: () =>
    'Die angehängten Dateien wurden entfernt. Hängen Sie andere an, oder veröffentlichen Sie ohne.',
  cardPictureUnreachable: () => 'Der Link erscheint ohne Bild: Das der Quelle ließ sich nicht laden.',
  cardPictureUnsupported: () => 'Der Link erscheint ohne Bild: LinkedIn nimmt das Format der Quelle nicht an.',
  cardPictureDamaged: () => 'Der Link erscheint ohne Bild: Das der Quelle ist beschädigt.',
  cardPictureTooLarge: () => 'Der Link erscheint ohne Bild: Das der Quelle ist zu groß.',
  cardPictureTooSmall: () => 'Der Link erscheint ohne Bild: Das der Quelle ist zu klein.',
  cardPictureRefused: () => 'Der Link erscheint ohne Bild: LinkedIn hat das der Quelle abgelehnt.',
  publicationAttachment: () =>
    'LinkedIn hat diesen Anhang abgelehnt. Wählen Sie einen anderen, oder veröffentlichen Sie ohne.',
  publicationLetters: ({ letters }) =>
    `Keine Schrift hier hat diese Zeichen: ${letters.join(' ')}. Ersetzen Sie sie in der Grafik, und veröffentlichen Sie dann noch einmal.`,
  publicationDeleteRefused: ({ code }) => `LinkedIn hat das Löschen abgelehnt (${code}). Löschen Sie den Beitrag dort.`,

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

  // webhooks
  webhookMissing: () => 'Diesen Webhook gibt es nicht.',
  deliveryMissing: () => 'Diese Zustellung gibt es nicht. Zustellungen werden 30 Tage aufbewahrt.',
  tooManyWebhooks: ({ most }) => `Ein Arbeitsbereich hat höchstens ${most} Webhooks. Löschen Sie zuerst einen.`,
  webhookAddressRefused: () => 'Webhooks gehen nur an öffentliche https-Adressen.',
  chatWebhookUnsigned: () => 'Meldungen an einen Chat werden nicht signiert; ein Geheimnis gibt es deshalb nicht.',
  webhookIsOff: () => 'Der Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
  replayTooLong: () =>
    `Nachgesendet wird höchstens, was in den letzten ${webhookLimits.replayMs / hourMs} Stunden war.`,
  deliveryHeld: () => 'Der Server kehrte zu einem früheren Stand zurück, darum wurde dies nicht gesendet.',
  webhookStatus: ({ status }) => `Die Adresse antwortete mit ${status}.`,
  webhookRedirects: () => 'Die Adresse leitet weiter. Geben Sie die Adresse an, zu der sie führt.',
  webhookTooSlow: () => `Keine Antwort innerhalb von ${webhookLimits.timeoutMs / secondMs} Sekunden.`,
  webhookHostUnknown: () => 'Einen Server mit diesem Namen gibt es nicht.',
  webhookInsecure: () => 'Das Zertifikat des Servers ist ungültig.',
  webhookUnreachable: () => 'Der Server war nicht erreichbar.',
  webhookSecretLost: () =>
    'Adresse oder Geheimnis lassen sich nicht mehr lesen. Fügen Sie den Webhook noch einmal hinzu.',
  webhookGone: ({ target }) =>
    `Der Webhook an ${target} ist ausgeschaltet, weil seine Adresse meldet, dass es sie nicht mehr gibt.`,
  webhookFailing: ({ target }) => `Der Webhook an ${target} ist ausgeschaltet, weil dort keine Nachricht ankommt.`,
  // feeds
  feedUnreachable: () => 'Dieser Feed war nicht erreichbar.',
  feedSiteBusy: () => 'Die Website dieses Feeds bekommt gerade zu viele Anfragen.',
  feedSiteHasProblem: () => 'Die Website dieses Feeds hat gerade ein Problem.',
  feedMissing: () => 'Unter der Adresse dieses Feeds gibt es nichts.',
  feedForbidden: () => 'Die Website lässt das Lesen dieses Feeds nicht zu.',
  feedStatus: ({ status }) => `Dieser Feed ließ sich nicht lesen (Antwort der Website: ${status}).`,
  feedTooLarge: () => `Dieser Feed ist größer als ${megabytes(limits.feedBytes)} MB.`,
  feedTooComplex: () => 'Dieser Feed ist zu groß oder zu komplex zum Lesen.',
  feedBroken: () => 'Was unter dieser Adresse steht, lässt sich nicht als Feed lesen.',
  feedHasDoctype: () =>
    'Dieser Feed enthält eine Dokumenttyp-Definition (DOCTYPE), die aus Sicherheitsgründen nicht gelesen wird.',
  noFeedAtAddress: () =>
    'Unter dieser Adresse gibt es keinen Feed, und die Seite nennt keinen. Suchen Sie auf der Website nach einem Link namens RSS oder Feed.',
  feedListUnreadable: () =>
    'Diese Datei ist keine Liste von Feeds. Exportieren Sie eine als OPML aus Ihrem Feedreader.',
  feedUnknown: () => 'Diesen Feed gibt es nicht, oder Sie haben ihn nicht mehr abonniert. Laden Sie die Seite neu.',
  tooManyFeeds: ({ most }) =>
    `Sie haben ${inGerman(most)} Feeds abonniert, mehr geht nicht. Entfernen Sie einen, um einen anderen hinzuzufügen.`,
  feedStopped: ({ feed, times }) =>
    `Der Feed „${feed}“ ließ sich ${times}-mal hintereinander nicht lesen und ist jetzt abgeschaltet.`,
  storyUnknown: () => 'Diese Meldung wird nicht mehr aufbewahrt. Laden Sie die Seite neu.',
  storyLikePost: ({ words, title }) => `Sie haben in „${title}“ über ${words.join(', ')} geschrieben.`,
  storyLikeOwnPost: ({ words }) => `Sie haben schon über ${words.join(', ')} geschrieben.`,
  storyIsNew: ({ source }) => `Neu von ${source}. Darüber haben Sie bisher nicht geschrieben.`,

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
    'Dieser Server hat eine andere Adresse. Wer ihn betreibt, kann PUBLIC_URL setzen oder diesen Namen in ALLOWED_HOSTS ergänzen.',
  requestTooLarge: () => 'Das ist zu viel auf einmal.',
  requestTooNested: () => 'Das hat zu viele Teile oder ist zu tief verschachtelt.',
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
    'Die Festplatte des Servers ist voll, deshalb wurde dies nicht gespeichert. Sagen Sie der Administration Bescheid.',
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
  visualDesignUnsuited: () => 'Dieser Beitrag hat zu wenig Inhalt für diese Vorlage oder dieses Format.',
  visualTemplateNameMissing: () => 'Bitte geben Sie einen Namen für Ihre Vorlage ein.',
  visualTemplateTooLarge: () =>
    'Dieser Entwurf ist zu groß für eine Vorlage. Entfernen Sie einige Ebenen, und versuchen Sie es noch einmal.',
  tooManyVisualTemplates: ({ most }) =>
    `Es gibt schon ${inGerman(most)} Vorlagen. Löschen Sie eine, um Platz für eine andere zu schaffen.`,
  drawingsBusy: () => 'Gerade werden viele Bilder gezeichnet. Bitte versuchen Sie es gleich noch einmal.',
  drawingTooMuch: () => 'Das Zeichnen dieser Grafik dauert zu lange für eine Vorschau.',
}

const teamRoles = { owner: 'Inhaber', manager: 'Leitung', writer: 'Redaktion', guest: 'Gast' } as const

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
