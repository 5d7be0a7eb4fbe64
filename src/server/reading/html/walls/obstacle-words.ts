import { anyOf } from './words.ts'

/** Phrases of pages without an article. They count only if the page has hardly any other text. */

export const consentWords =
  /before you continue|we (?:value|care about) your privacy|we (?:and our partners )?(?:use|store|value).{0,60}cookies|accept (?:all|cookies)|your privacy (?:choices|matters)|manage (?:your )?(?:consent|cookies|preferences)|cookie[- ](?:policy|einstellungen|richtlinie|zustimmung|consent)|wir verwenden cookies|alle akzeptieren|zustimmen und weiter|bevor sie (?:zu|mit|fortfahren)|einwilligung|tout accepter|nous utilisons des cookies|avant de continuer|aceptar (?:todo|cookies)|utilizamos cookies|accetta (?:tutti|e continua)|utilizziamo (?:i )?cookie|aceitar (?:todos|cookies)|usamos cookies/i

export const loginWords = anyOf(
  '(?:log|sign) ?in (?:to|or|with)|please (?:log|sign) ?in|forgot(?:ten)? (?:your )?password|^(?:log|sign) ?in\\b|single sign-on',
  'anmelden|passwort vergessen|melden sie sich an',
  'se connecter|mot de passe oublié|identifiez-vous|connectez-vous',
  'iniciar sesión|inicia sesión|olvidado (?:tu|su|la) contraseña|olvidaste tu contraseña',
  'accedi(?!\\p{L})|password dimenticata',
  'fazer login|faça login|esquec(?:eu|i) (?:a|minha|sua)|iniciar sessão',
)

export const robotWords = anyOf(
  "verify (?:that )?you(?:'re| are) (?:a |not a )?(?:human|robot)|(?:are you|you are|you're) (?:a |not a )?(?:robot|human being)|not a robot|unusual (?:traffic|activity)|checking (?:your browser|if the site connection)|verifying (?:your browser|you are human)|enable javascript and cookies|^just a moment|access (?:to this page )?(?:has been )?denied|attention required|captcha|security check|pardon our interruption|please wait while we|bot (?:detection|protection)|request (?:was )?blocked|ddos protection",
  'sicherheitsüberprüfung|kein roboter|browser wird (?:über)?geprüft|zugriff verweigert',
  'vérification (?:de sécurité|de votre navigateur)|pas un robot|accès refusé',
  'no (?:soy|eres) un robot|comprobando (?:tu|su) navegador|verificación de seguridad|acceso denegado',
  'non (?:sono|sei) un robot|controllo di sicurezza|verifica del browser|accesso negato',
  'não (?:sou|é) um robô|verificando (?:o )?(?:seu )?navegador|verificação de segurança|acesso negado',
)

/** Only in pages that are entirely a check; scripts of such services are in ordinary pages, too. */
export const robotMarkup =
  /_cf_chl_opt|cf-chl-|cf-challenge-running|captcha-delivery\.com|px-captcha|_Incapsula_Resource|AwsWafIntegration|awsWafCookieDomainList|sucuri_cloudproxy_js|sec-if-cpt-container|ddos-guard\.net\/js-challenge/

export const regionWords = anyOf(
  "(?:not|un)(?: currently| yet)? ?available (?:in|to \\p{L}+ in|for) (?:your|this) (?:country|region|location|territory|area)|(?:isn't|is not|cannot be|can't be) (?:shown|viewed|accessed|offered|available)[^.]{0,30} (?:in|from) (?:your|this) (?:country|region|location)|unavailable (?:due to|for) legal reasons|(?:european economic area|european union|\\beea\\b|outside (?:the )?(?:us|u\\.s\\.|united states|uk)|european (?:visitors|users|readers|countries))[\\s\\S]{0,160}(?:cannot|can't|not|unavailable|denied|block)|(?:cannot|unable to|unavailable|not (?:currently )?available|block\\p{L}*)[\\s\\S]{0,100}(?:european economic area|european union|\\beea\\b|european (?:visitors|users|readers|countries))|geo-?block",
  'in (?:ihrem|deinem|diesem) (?:land|gebiet)[^.]{0,40}nicht|in (?:ihrer|deiner|dieser) region[^.]{0,60}nicht|außerhalb (?:der|von) [^.]{0,40} nicht verfügbar',
  '(?:pas|plus|in)\\s?(?:disponible|accessible)[^.]{0,30}(?:dans|depuis|pour) (?:votre|ce) (?:pays|région|zone|territoire)',
  'no (?:está )?(?:se encuentra )?disponible[^.]{0,20} (?:en|para|desde) (?:tu|su|el|este) (?:ubicación|país|región|territorio)|no podemos ofrecer[^.]{0,40}(?:país|región)',
  'non (?:è )?(?:al momento |attualmente )?(?:disponibile|accessibile)[^.]{0,60}(?:paese|regione|area geografica|spazio economico europeo|unione europea)',
  '(?:não (?:está )?disponível|indisponível)[^.]{0,20} (?:na|no|para|em) (?:sua|seu|tua|teu|esta|este)? ?(?:região|país|localização|território)',
)

/** At the start of a title or a headline; some of these are sentences that end it. */
export const errorWords =
  /^(?:error )?(?:404|403|410|500|502|503)\b|page (?:not|could not be|cannot be|can't be) found|not found|page (?:doesn['’]t|does not|no longer) exist|nothing (?:was )?found|seite (?:wurde )?(?:leider )?nicht gefunden|seite existiert nicht|page introuvable|page non trouvée|página no encontrada|pagina non trovata|página não encontrada|internal server error|service unavailable|something went wrong|no longer available/i

/** A page whose whole title matches is an error page, whatever text it has. */
export const errorTitle = anyOf(
  '^(?:\\p{L}+[ :-]+)?(?:error |fehler |erreur |errore |erro )?(?:404|410|500|503)(?![\\d.,%])[^.!?]{0,40}$',
  "^(?:oops|ooops|sorry|uh oh|whoops|ups|hoppla|oups|désolé|lo sentimos|ops)?[!,. …-]*(?:(?:the|this|that|your|diese|die|cette|la|esta|questa|a) )?(?:requested |gesuchte |angeforderte )?(?:page|article|story|content|post|seite|artikel|beitrag|página|pagina|artículo|articolo|artigo|matéria) (?:you (?:requested|are looking for|were looking for) )?(?:(?:was |is |has |could |can |cannot |can't |doesn't |does not |wurde |konnte |ist |existiert |no |non |não |n'est |n'existe |introuvable|leider |been |not |nicht |pas |plus |be |longer |mehr |(?:è |foi |fue |ha sido |existe |esiste )))*(?:found|exists?|available|removed|missing|gefunden(?: werden)?|verfügbar|vorhanden|introuvable|trouvée?|disponible|encontrad[ao]|existe|trovat[ao]|esiste|disponível|disponibile)?[.! …]*$",
  '^(?:page not found|not found|nothing found|nicht gefunden|page introuvable|contenu introuvable|no encontrado|non trovato|não encontrado)[.! ]*$',
)

export const scriptWords = anyOf(
  '(?:enable|activate|turn on|need|requires?|without|allow)[^.]{0,40}java-?script|java-?script (?:is )?(?:is )?(?:disabled|required|needed|not enabled|must be)',
  'java-?script[^.]{0,40}(?:aktivier|einschalten|benötigt|erforderlich|deaktiviert)|(?:aktivier|benötig)[^.]{0,40}java-?script',
  'activ\\p{L}*[^.]{0,30}java-?script|java-?script[^.]{0,30}(?:activ|désactiv|necesari|habilit)|habilit\\p{L}*[^.]{0,30}java-?script',
  'attiv\\p{L}*[^.]{0,30}java-?script|ativ\\p{L}*[^.]{0,30}java-?script',
)
