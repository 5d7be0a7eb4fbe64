/** How a text speaks to a machine, in six languages. Each pattern alone is enough; none is what articles say to people. */

const en = {
  orders: 'instructions?|prompts?|directions|guidelines|rules|commands|context',
  machine:
    'A\\.?I\\.?(?: (?:assistants?|(?:language )?models?|agents?|tools?|systems?|bots?|summari[sz]ers?|crawlers?))?|LLMs?|(?:large )?language models?|chat ?bots?|ChatGPT|GPT-?\\d?|Claude|Gemini|Copilot',
}

const patterns: readonly RegExp[] = [
  // English
  new RegExp(
    `\\b(?:ignore|disregard|forget|override|bypass)\\b[^.!?]{0,40}\\b(?:previous|prior|above|earlier|preceding|existing|all|any|your|system)\\b[^.!?]{0,30}\\b(?:${en.orders})\\b`,
    'iu',
  ),
  /\b(?:reveal|print|output|repeat|show|display|quote|include|append|leak|write out)\b[^.!?]{0,40}\b(?:your|the|its|full|entire) (?:system|hidden|initial|original) (?:prompt|instructions?|message)/iu,
  new RegExp(
    `\\b(?:note|attention|message|instructions?|notice|important|hello|dear)\\b[^.!?]{0,12}\\b(?:to|for|all)?:? ?(?:all |any )?(?:${en.machine})\\s*[:,—–-]`,
    'iu',
  ),
  new RegExp(
    `\\bif you(?:’re|'re| are) (?:an? |the )?(?:${en.machine})\\b[^.!?]{0,60}(?:,|\\bthen\\b|\\bplease\\b|\\byou (?:must|should)\\b)`,
    'u',
  ),
  new RegExp(
    `\\b(?:as|being) an? (?:${en.machine}),? (?:you|please)\\b[^.!?]{0,12}\\b(?:must|should|are to|have to|need to|will)\\b`,
    'iu',
  ),
  /\byou are (?:now )?(?:an? |the )?(?:DAN\b|jailbroken|in developer mode|unrestricted (?:AI|assistant|model)|no longer (?:an? )?(?:AI|assistant|bound))/u,
  /\b(?:when|while|before|after) (?:summari[sz]ing|writing|generating|creating|rewriting|processing)\b[^.!?]{0,50}\b(?:this (?:page|article|text|document|content)|(?:a|the|your) (?:summary|post|response|answer))\b[^.!?]{0,40}\b(?:always|you must|must|make sure to|be sure to|do not|add|include|insert|mention|recommend)\b/iu,
  /\b(?:add|include|insert|append|embed|place|put)\b[^.!?]{0,40}\b(?:link|url|image|advertisement|markdown|html|tag)\b[^?]{0,50}\b(?:in|into|to|at the (?:end|beginning|start|top) of) (?:your|every|any|the (?:generated|linkedin)) (?:summary|post|answers?|repl(?:y|ies)|responses?|outputs?|text)\b/iu,
  /\b(?:end|begin|start|finish) (?:your|every|the generated|the linkedin) (?:summary|post|answer|reply|response|output)s? with\b/iu,
  // what models' own formats look like
  /<\|(?:im_start|im_end|system|user|assistant|endoftext)\|>|\[\/?INST\]|<<\/?SYS>>|^#{2,3} ?(?:system|instruction)s?:|^\s*(?:system|assistant) ?(?:prompt|message|override|note)? ?: ?(?:you|ignore|from now|new)/iu,
  // German
  /\b(?:ignorier|missacht|überspring|(?:vergiss|vergessen sie)\b)[^.!?]{0,50}\b(?:anweisung|vorgabe|instruktion|prompt|regel)\p{L}*/iu,
  /\b(?:zeig|nenn|wiederhol|verrat|(?:gib|geben sie|drucke?)\b)[^.!?]{0,50}\bsystem-?(?:prompt|anweisung|nachricht)\p{L}*/iu,
  /\b(?:hinweis|anweisung|nachricht|achtung)[^.!?]{0,14}\b(?:an|für)\b[^.!?]{0,12}\b(?:KI\p{L}{0,9}|sprachmodelle?|chatbots?|LLMs?)(?:[- ]\p{L}{1,12})?\s?[:,—–-]/iu,
  /\b(?:wenn|falls) du (?:eine? )?(?:KI|sprachmodell|chatbot|assistent)\p{L}*/iu,
  /\bals (?:eine? )?(?:KI|sprachmodell|chatbot)(?:-\p{L}+)? (?:musst|sollst|wirst) du\b/iu,
  /\b(?:ergänz|(?:füge?n?|setzen?)\b)[^.!?]{0,40}\b(?:link|adresse|url|bild|werbung)\b[^?]{0,50}\b(?:deine[rmn]?|jede[rmn]?|den|dem) (?:beitrag|zusammenfassung|antwort|text|ausgabe)/iu,
  // French
  /\b(?:ignor(?:e|ez|er)|oubli(?:e|ez|er))\b[^.!?]{0,50}\b(?:instructions?|consignes?|directives|règles|prompts?)\b[^.!?]{0,20}(?:précédent|antérieur|ci-dessus|système|$)?/iu,
  /\b(?:affich|révèl|répèt|donn|imprim)(?:e|ez|er)\b[^.!?]{0,50}\b(?:prompt|invite|instructions?|message)\b[^.!?]{0,10}\bsystème/iu,
  /\b(?:note|message|instructions?|attention)\b[^.!?]{0,12}\b(?:aux?|pour)\b[^.!?]{0,12}\b(?:IA|modèles? de langage|chatbots?|LLMs?)\b[^.!?]{0,12}[:,—–-]/iu,
  /\bsi (?:tu es|vous êtes) (?:une? )?(?:IA|modèle de langage|chatbot|assistant)/iu,
  /\b(?:ajout|insér|inclu)[^.!?]{0,40}\b(?:lien|url|adresse|image|publicité)\b[^?]{0,50}\b(?:votre|ta|ton|chaque) (?:résumé|publication|post|réponse|texte)/iu,
  // Spanish
  /(?<!\p{L})(?:ignor(?:a|e|en|ar)|olvid(?:a|e|en)|omit(?:e|a))\b[^.!?]{0,50}(?<!\p{L})(?:instrucciones|indicaciones|órdenes|reglas|prompts?)\b/iu,
  /(?<!\p{L})(?:muestra|muestre|revela|revele|repite|repita|imprime|escribe)\b[^.!?]{0,50}\b(?:prompt|instrucciones|mensaje)\b[^.!?]{0,12}\bsistema/iu,
  /\b(?:nota|mensaje|instrucciones|atención)\b[^.!?]{0,12}\b(?:para|a)\b[^.!?]{0,12}\b(?:IA|modelos? de lenguaje|chatbots?|LLMs?)\b[^.!?]{0,12}[:,—–-]/iu,
  /\bsi eres (?:una? )?(?:IA|modelo de lenguaje|chatbot|asistente)/iu,
  /(?<!\p{L})(?:añad|agreg|insert|incluy)[^.!?]{0,40}\b(?:enlace|url|dirección|imagen|publicidad)\b[^?]{0,50}\b(?:tu|cada|su) (?:resumen|publicación|respuesta|texto)/iu,
  // Italian
  /\b(?:ignor(?:a|ate|are|i)|dimentic(?:a|ate|hi))\b[^.!?]{0,50}\b(?:istruzioni|indicazioni|regole|prompt|comandi)\b/iu,
  /\b(?:mostra|mostrate|rivela|ripeti|stampa|scrivi)\b[^.!?]{0,50}\b(?:prompt|istruzioni|messaggio)\b[^.!?]{0,12}\bsistema/iu,
  /\b(?:nota|messaggio|istruzioni|attenzione)\b[^.!?]{0,12}\b(?:per|a|alle?|ai)\b[^.!?]{0,12}\b(?:IA|AI|modelli linguistici|chatbot|LLM)\b[^.!?]{0,12}[:,—–-]/iu,
  /\bse sei (?:un['’a]? ?)?(?:IA|AI|modello linguistico|chatbot|assistente)/iu,
  /\b(?:aggiung|inseri|includ)[^.!?]{0,40}\b(?:link|url|indirizzo|immagine|pubblicità)\b[^?]{0,50}\b(?:tuo|tua|ogni|vostr[oa]) (?:riassunto|post|risposta|testo)/iu,
  // Portuguese
  /(?<!\p{L})(?:ignor(?:e|em|a|ar)|esqueç(?:a|am)|desconsider(?:e|em))\b[^.!?]{0,50}(?<!\p{L})(?:instruções|orientações|regras|prompts?|comandos)(?!\p{L})/iu,
  /(?<!\p{L})(?:mostre|revele|repita|imprima|escreva)\b[^.!?]{0,50}(?<!\p{L})(?:prompt|instruções|mensagem)(?!\p{L})[^.!?]{0,12}\bsistema/iu,
  /(?<!\p{L})(?:nota|mensagem|instruções|atenção)(?!\p{L})[^.!?]{0,12}(?<!\p{L})(?:para|a|às)(?!\p{L})[^.!?]{0,12}\b(?:IA|modelos? de linguagem|chatbots?|LLMs?)\b[^.!?]{0,12}[:,—–-]/iu,
  /\bse (?:você é|és) (?:uma? )?(?:IA|modelo de linguagem|chatbot|assistente)/iu,
  /(?<!\p{L})(?:adicion|inclu|insir|insert)[^.!?]{0,40}(?<!\p{L})(?:link|url|endereço|imagem|publicidade)(?!\p{L})[^?]{0,50}(?<!\p{L})(?:seu|sua|cada|teu|tua) (?:resumo|publicação|post|resposta|texto)/iu,
]

export function speaksToMachine(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}
