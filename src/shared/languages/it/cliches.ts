import type { ClicheTable } from '../parts/voice-words.ts'

export const cliches: ClicheTable = {
  openings: `(nel|in un) mondo (di oggi|digitale di oggi|frenetico|in continua evoluzione|in costante (evoluzione|cambiamento)|che cambia|sempre più _)
    nell'era (digitale|della digitalizzazione|dell'intelligenza artificiale)
    (in|nel) (un mondo|mercato) sempre più (competitivo|veloce|connesso)
    (sono|siamo) (lieto|lieta|lieti|felice|felici|entusiasta|entusiasti|orgoglioso|orgogliosa|orgogliosi|onorato|onorata|emozionato|emozionata) di (annunciar|condivider|comunicar|presentar)*
    (è con|con) (grande |immenso |immensa |enorme )(piacere|gioia|orgoglio|emozione) che
    (lascia|lasciate) che (questo|ciò) (sedimenti|affondi)
    (rileggi|rileggete|rileggilo)( bene)?( questa frase| di nuovo)
    opinione impopolare
    (siamo|siate|parliamoci) (onesti|sinceri|chiaro)
    (immagina|immaginate) (per un attimo|questo|questa scena)
    (immergiamoci|addentriamoci|tuffiamoci) (in|nel|nella)
    tenetevi forte`,
  hype: `game( |-)?changer*
    (vero |un vero )?cambio di paradigma
    (sblocc*|liber*|sprigion*|sfrutt*) (tutto )?(il|il tuo|il vostro|il proprio) (vero |pieno |massimo )?potenziale
    (portare|porta|portiamo|portando) (_ ){0,3}al (livello successivo|prossimo livello)
    soluzion* all'avanguardia
    (rivoluzion*) (il modo|il nostro modo)
    (superare|abbattere) ogni (limite|barriera)
    il futuro (è adesso|è ora|è già qui|inizia oggi)
    non c'è limite a
    soluzion* (innovativ*|rivoluzionari*|dirompent*|disruptive)
    (nel|fa parte del) nostro dna
    una vera (e propria )?rivoluzione
    (un|una) (vera |vero )?(pietra miliare|punto di svolta)
    fare la differenza
    (creare|generare) valore aggiunto`,
  filler: `alla fine della giornata,
    alla fin fine
    (è importante|vale la pena|è bene|è doveroso) (sottolineare|notare|ricordare) che
    va da sé che
    inutile dire che
    (oggi )?più che mai
    uscire dalla (tua|propria|vostra|nostra|mia)?( )?zona di comfort
    pensare fuori dagli schemi
    (una )?situazione win-win
    (non si tratta|non è) (solo |soltanto |semplicemente )(di )?_, (ma|si tratta|è) di
    ultimo ma non meno importante
    (solo )?il tempo (ce lo )?dirà
    (visione|approccio|consulenza) a (360|trecentosessanta) gradi
    fare rete
    mettersi in gioco`,
  bait: `(e )?(tu|voi), (che|cosa) ne (pensi|pensate)
    (sei|siete) d'accordo\\?
    (scrivi|scrivetelo|scrivilo|scrivimi|scrivete|fammi sapere|fatemi sapere|dimmi|ditemi) (_ )?(nei|tra i) commenti
    (metti|mettete|lascia) (un )?(like|mi piace) se
    (tagga|taggate|menziona) (qualcuno|un amico|un collega|una persona)
    (seguimi|seguitemi) per (altri|non perdere|scoprire)
    condivid* se (sei|siete) d'accordo`,
}
