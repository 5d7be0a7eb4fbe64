import type { WritingWords } from '../parts/writing-words.ts'
import { stopWords } from './stop-words.ts'

export const writing: WritingWords = {
  stopWords,
  phrases: {
    danglingStarts: `ele ela eles elas isto isso aquilo aquele aquela seu sua seus suas
      mas e ou assim então além_disso finalmente por_fim também no_entanto porém contudo todavia entretanto portanto por_isso
      por_exemplo pois porque depois logo ali lá aqui ambos ambas outro outra outros ainda_assim ao_mesmo_tempo
      de_fato de_facto ou_seja por_outro desse inclusive já_ele já_ela não_só`,
    firstPerson: 'eu meu minha meus minhas me',
    firstPersonPlural: 'nós nosso nossa nossos nossas',
    outlook: `será serão vai vão deve devem deverá poderá pode prevê preveem espera futuro objetivo meta significa
      conclusão próximo_ano em_20\\d\\d até_20\\d\\d`,
    pageTalk: `newsletter assine inscreva-se cadastre-se clique leia_(?:também|mais) saiba_mais cookies? todos_os_direitos publicidade
      foto: siga-nos compartilhe partilhe comentários?`,
    firstPersonInSmallLetters: '',
    reader: 'tu|você',
    captions: 'Foto',
  },
  ties: {
    pointing: `est[ea]s? ess[ea]s? isto isso nest[ea]s? ness[ea]s? dest[ea]s? dess[ea]s? também além_disso no_entanto porém
      contudo entretanto todavia portanto por_isso aqui ali lá ambos ambas tal tais tampouco`,
    personal: 'ele ela',
    other: 'eles elas seus? suas? dele dela deles delas lhes?',
    articles: 'o a os as ao à do da',
    kinds: `empresa companhia firma grupo agência associação estudo relatório pesquisa lei projeto decisão acordo reunião acidente
      incidente incêndio ataque vítimas? suspeito homem mulher casal jogador treinador técnico equipe equipa time clube autor
      fundador presidente ministro juiz filme série livro jogo aplicativo site plataforma produto dispositivo método medida plano
      problema artigo deputado ator atriz cantor cantora`,
    subjectless: '\\p{L}+(?:ou|eu|iu|aram|eram|iram) é são foi foram era eram está estão tem têm há',
    asides: 'infelizmente felizmente evidentemente basicamente',
  },
  hearsay: null,
  articles: '[Oo]s?|[Uu]ma?|d[oa]s?',
  times: {
    relative: `hoje ontem anteontem amanhã atualmente recentemente
      (?:est[ea]|nest[ea]|dest[ea]|ness[ea]|dess[ea])_(?:manhã|tarde|noite|semana|mês|ano|fim_de_semana|segunda|terça|quarta|quinta|sexta|sábado|domingo)\\p{L}*
      (?:semana|mês|ano|dia|segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?_(?:passad[oa]|que_vem|próxim[oa]|seguinte)
      (?:passad[oa]s?|próxim[oa]s?|últim[oa]s?)_(?:\\p{L}+_)?(?:semanas?|mês|meses|anos?|dias?|horas?|segunda|terça|quarta|quinta|sexta|sábado|domingo)
      segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo há_\\p{L}+`,
    weekdays: ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'],
    onWeekday: '(?:na_|no_)(?:DAY)',
    future:
      'vai vão será serão deverá poderá poderia próxim[oa]s? até desde a_partir previst[oa]s? \\p{L}+(?:ará|arão|erá|erão|irá|irão)',
    yesterday: 'ontem',
    lastYear: '(?:no|do)_(?:ano_passado|último_ano)',
    thisYear: '(?:neste|deste|este)_ano',
    nextYear: '(?:no|do)_(?:próximo_ano|ano_que_vem)',
    inYear: (year) => `em ${year}`,
    onDay: (day) => `em ${day}`,
    firstDay: '1',
    before: 'de|da|do|desde|até',
  },
  speech: {
    saying: `diz disse afirma afirmou explica explicou declara declarou conta contou destaca destacou acrescentou ressalta
      ressaltou`,
    roles: `diretora? presidente ministr[oa] prefeit[oa] fundadora? porta-voz professora? pesquisadora? investigadora?
      responsável chefe economista analista autora? advogad[oa] médic[oa] engenheir[oa] deputad[oa] senadora? gerente
      historiadora? jornalista secretári[oa] treinadora? mestre especialista coordenadora?`,
    who: 'que_(?:dirige|lidera)',
    articles: 'um uma',
    circumstances: 'em_um em_uma durante ao na no e',
  },
  setting: {
    quotes: ['“', '”'],
    innerQuotes: ['‘', '’'],
    colon: ':',
    asks: (outlet) => `${outlet} pergunta`,
    writes: (outlet) => `${outlet} escreve`,
    writesUnder: (outlet, headline) => `${outlet} escreve sob o título ${headline}`,
    fromArticle: 'Do artigo',
    fromArticleOf: (day) => `Do artigo de ${day}`,
    source: 'Fonte',
  },
  contrasts: 'mas embora enquanto apesar no_entanto contudo porém ainda_que em_vez',
  lessons: 'porque erro lição falhou',
  sensitive: {
    crime: `assassin homicíd estupr violação esfaque sequestr assalto_à assaltant detido detida preso_por presa_por feminicíd
      abuso_sexual tráfico_de_droga tiroteio`,
    tragedy: `morte_de morto_ mortos_ morta_ morreu morrem faleceu falecimento fatal afogad acidente_aéreo funeral luto
      suicíd cadáver velório`,
    gossip: `namorad divórcio casamento_ grávida ex-mulher ex-marido romance_com famosos tapete_vermelho separação_de affair`,
  },
  professional: `empresa companhia mercado setor ações investidor funcionári trabalhador software dados estudo pesquis paciente
    lei_ congresso ministro governo eleiç receita clima`,
}
