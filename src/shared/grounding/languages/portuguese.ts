import type { LanguageTable } from './language-table.ts'

export const portuguese: LanguageTable = {
  cardinals: `zero:0 dois:2 duas:2 três:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13
    catorze:14 quatorze:14 quinze:15 dezesseis:16 dezasseis:16 dezessete:17 dezassete:17 dezoito:18 dezenove:19
    dezanove:19 vinte:20 trinta:30 quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90 cem:100 cento:100
    duzentos:200 duzentas:200 trezentos:300 trezentas:300 quatrocentos:400 quatrocentas:400 quinhentos:500 quinhentas:500
    seiscentos:600 seiscentas:600 setecentos:700 setecentas:700 oitocentos:800 oitocentas:800 novecentos:900
    novecentas:900 dezena:10 dúzia:12 centena:100`,
  ones: 'um uma',
  joints: 'e',
  scales: `mil:3 milhão:6 milhões:6 mi:6 bilhão:9 bilhões:9 bi:9 mil_milhões:9 trilhão:12 trilhões:12 bilião:12 biliões:12`,
  fractions: 'metade:2 meio:2 terço:3 terços:3 quarto:4 quartos:4 quinto:5 quintos:5 décimo:10 décimos:10',
  ordinals: `primeiro:1 primeira:1 segundo:2 segunda:2 terceiro:3 terceira:3 quarto:4 quarta:4 quinto:5 quinta:5 sexto:6
    sexta:6 sétimo:7 sétima:7 oitavo:8 oitava:8 nono:9 nona:9 décimo:10 décima:10`,
  ranked: 'trimestre semestre século lugar edição geração maior rodada posição',
  from: 'de desde',
  to: 'para a até ao',
  and: 'a e ou até para',
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  shortMonths: 'jan:1 fev:2 mar:3 abr:4 mai:5 jun:6 jul:7 ago:8 set:9 out:10 nov:11 dez:12',
  weekdays: 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo',
  hedges: 'cerca quase aproximadamente uns umas de que',
  titles: `sr sra dr dra senhor senhora presidente presidenta ministro ministra diretor diretora chefe grupo empresa sa ltda
    fundador fundadora prefeito prefeita professor professora porta-voz`,
  reporting: `diz disse afirma afirmou explica explicou anuncia anunciou segundo garante garantiu acrescenta acrescentou
    alerta alertou prevê`,
  ownThings:
    'lições coisas razões pontos dicas perguntas ideias reflexões passos formas fatos tendências regras motivos',
  stopWords: `a à ao aos aquela aquele aqui as às até cada com como contra cuja da das de dela dele deles depois desde do dos
    duas e é ela elas ele eles em entre era essa esse esta está este eu foi foram há isso isto já la lhe mais mas me mesmo
    meu muito na nas não nem no nos nós nossa nosso num numa o onde os ou outra outro para pela pelas pelo pelos pois por
    porque quais qual quando que quem são se segundo seja sem ser seu seus si sido só sob sobre sua suas também te tem têm
    toda todas todo todos tu tua um uma uns você ano anos mês meses dia dias milhão milhões mil será disse`,
  isDecimalComma: true,
}
