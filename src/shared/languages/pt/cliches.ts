import type { ClicheTable } from '../parts/voice-words.ts'

export const cliches: ClicheTable = {
  openings: `(no|em um|num) mundo (atual|digital|de hoje|acelerado|em constante (mudança|evolução|transformação)|cada vez mais _)
    na era (digital|da informação|da inteligência artificial)
    no (cenário|mercado) (atual )?cada vez mais (competitivo|dinâmico|conectado)
    (estou|estamos) (muito )?(feliz|felizes|animado|animada|animados|empolgado|empolgada|orgulhoso|orgulhosa|orgulhosos|honrado|honrada) (em|de|por) (anunciar|compartilhar|partilhar|comunicar)
    é com (muita |muito |grande |imensa |enorme )(alegria|prazer|orgulho|satisfação|honra) que
    (deixe|deixa) (isso|isto) (assentar|penetrar)
    (leia|releia) (isso |isto )?(de novo|novamente|outra vez)
    opinião impopular
    (sejamos|vamos ser) (honestos|sinceros|francos)
    imagine (o seguinte|esta cena|por um momento)
    (vamos mergulhar|mergulhe|mergulhemos) (fundo )?(em|no|na|neste|nesse)
    (aperte|apertem) os cintos`,
  hype: `game( |-)?changer*
    divisor de águas
    (uma|a|verdadeira) mudança de paradigma
    (desbloque*|destrav*|liber*|desperte*) (todo )?(o|seu|o seu|o teu) (verdadeiro |máximo |pleno )?potencial
    (levar|leva|leve|levando|elevar) (_ ){0,3}(ao|para o|a um) próximo nível
    na vanguarda da (inovação|tecnologia)
    (revolucion*) (a forma|a maneira|o modo|nossa forma)
    (romper|rompendo|quebrar|quebrando) (as )?(barreiras|paradigmas)
    o futuro (é agora|é hoje|já chegou|já começou)
    o céu é o limite
    soluç* (inovador*|disruptiv*|revolucionári*)
    (está|faz parte do) (no )?nosso dna
    (um|este) marco (histórico|importante) (na|para)
    (líder|líderes) de pensamento
    fazer a diferença (na vida|no mundo)`,
  filler: `no final do dia,
    no fim das contas
    (vale|é importante|cabe|vale a pena) (ressaltar|destacar|lembrar|salientar) que
    nem é preciso dizer
    mais do que nunca
    sair da (sua |nossa )?zona de conforto
    pensar fora da caixa
    (uma )?situação (ganha-ganha|win-win)
    (não se trata|não é) (apenas |só |somente )(de )?_, (mas|trata-se|é|e sim) (de|sobre)
    por último, mas não menos importante
    só o tempo dirá
    juntos somos mais fortes
    agregar valor
    vestir a camisa`,
  bait: `(e )?(você|vocês|tu), o que (acha|acham|achas|pensa|pensam)
    ^(você )?concorda(s|m)?\\?
    (deixe|deixa|escreva|compartilhe|conte|me conta|conta) (sua |a sua |_ )?(opinião |pra mim )?(aqui )?nos comentários
    (curta|curte|compartilhe|partilhe) se (você|concorda|gostou)
    (marque|marca|identifique) (alguém|um amigo|um colega|uma pessoa)
    (siga|segue)( |-)me para (mais|não perder)
    comenta* (aqui )?(abaixo|em baixo)`,
}
