import type { ClicheTable } from '../parts/voice-words.ts'

export const cliches: ClicheTable = {
  openings: `in (de huidige|deze|een) (snel veranderende|snelle|digitale|dynamische|steeds complexere) (wereld|tijd|markt|samenleving)
    in een wereld (waarin|die steeds)
    (ik ben|wij zijn|we zijn) (enorm |super|heel |zo |ontzettend )?(verheugd|trots|blij) (om )?(te mogen|te kunnen|aan te kondigen|te delen|u mede te delen)
    (met|vol) (gepaste )?trots (kondig|deel|presenteer|presenteren|kondigen|delen) (ik|wij|we)
    laat (dat|dit) (even|eens) (op je inwerken|bezinken|tot je doordringen)
    (laten we|laat ons) (even )?(eerlijk zijn|wel wezen)
    (impopulaire|onpopulaire|ongemakkelijke) (mening|waarheid)
    hand op het hart
    (stel je (eens |even )?voor|beeld je in)
    (duik|duiken we) (dieper )?(mee )?in de wereld van
    spoiler( |-)?alert`,
  hype: `game(-| )?changer*
    (een|dé|de) (echte |ware |absolute )?paradigmaverschuiving*
    (je|jouw|uw|het|hun|ons) (volledige |volle |ware )?potentieel (te )?(benutten|ontketenen|ontsluiten|waarmaken)
    naar (een|het) (hoger|volgend|nieuw) (niveau|plan) (tillen|brengen)
    de toekomst (is nu|begint (nu|vandaag)|is begonnen)
    (een|de) (echte |belangrijke |ware )?mijlpaal in
    (baanbrekend|revolutionair|disruptief|grensverleggend)(e)? (oplossing|innovatie|technologie|idee|aanpak)*
    de grenzen van het mogelijke (verleg*|oprek*)
    de lat (nog )?hoger leggen
    vinger aan de pols
    klaar voor de toekomst
    toekomstbestendig*
    (thought leader|voorloper)* in (onze|de) (branche|sector)`,
  filler: `aan het eind van de dag
    het moge duidelijk zijn (dat)?
    het is (belangrijk|goed) om (te (weten|beseffen|vermelden|onthouden)|op te merken) (dat)?
    laat (dat|het) duidelijk zijn
    zoals (we allemaal|iedereen) (weten|weet)
    niets is minder waar
    last but not least
    kortom, het
    in het kader van
    met (andere|zoveel) woorden
    hoe dan ook geldt
    door de bomen het bos (niet )?(meer )?zien`,
  bait: `wat (denk|denken|vind|vinden) (jij|je|jullie) (hier|er|daar)(van|over)
    hoe (kijk|kijken) (jij|je|jullie) (hier|er|daar)(naar|tegenaan)
    laat (het )?((me|mij|ons) )?(weten|achter) in de (reacties|comments)
    (deel|laat) (je|jouw|jullie|een) (mening|gedachten|ervaring*|reactie) (achter )?(hieronder|in de (reacties|comments))
    (like|deel) (deze post|dit bericht) (als|wanneer)
    tag iemand die
    (volg|connect met) (mij|me) (voor|om) meer
    (mee )?eens of (mee )?oneens
    ben ik de enige die`,
}
