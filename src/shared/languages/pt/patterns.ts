import type { StylePatterns } from '../parts/style-patterns.ts'

export const patterns: StylePatterns = {
  professional: [
    {
      form: 'tension',
      text: `Um ditado automático poupa 40 minutos por turno à enfermagem, e um terço deixou de usar.

Os dois números vêm do teste do próprio grupo hospitalar. Os 40 minutos são a média de quem continuou. Quem parou conta que as correções surgiam no fim do turno, quando já não havia ninguém para ajudar.

A média descreve as pessoas a quem a ferramenta serve, mas uma enfermaria tem de a dar a todas. O que decide esta compra pode ser, por isso, quem está de serviço na última hora.

Em maio, o teste passa para mais duas enfermarias. O apoio continua a fechar às seis.`,
    },
    {
      form: 'consequence',
      text: `A partir de março, um contentor que não seja pesado na véspera perde o comboio.

No ano passado, 212 comboios saíram atrasados deste porto, seis em cada dez porque os pesos chegavam com a carga já começada. O controlo passa agora para quem expede.

Para um transitário com balança própria, é mais um campo num formulário. Quem, como nós, carrega na manhã da partida vai ler a mesma frase como mais um dia de trabalho, ou como a fatura de uma balança alheia.`,
    },
  ],
  casual: [
    {
      form: 'story',
      text: `A melhor máquina desta padaria é uma cadeira.

Fica ao lado do forno. Desde janeiro, quem faz o turno da madrugada senta-se nela dez minutos por hora, porque duas baixas numa semana chegaram à dona.

Dias de baixa de janeiro a junho do ano passado: 31. Este ano: 9.

Pronto, é uma padaria e meio ano, e as cadeiras não trazem estudo. Mas ela sabia à partida quanto custam dez minutos, e isso é mais do que se sabe de muita máquina nova.

A massa, disse ela ao jornal local, não se importa de esperar.`,
    },
    {
      form: 'number',
      text: `Um clique para entrar neste ginásio e onze para sair.

Quem os contou foi uma associação de consumidores. A cadeia diz que é «normal no setor», e talvez seja essa a pior notícia do relatório: então os dez cliques a mais não são um descuido.

Quem não encontra a saída encontra, pelo menos, o formulário de reclamações. Foram 4200 pessoas no ano passado, e alguém teve de responder a cada uma.`,
    },
  ],
  technical: [
    {
      form: 'list',
      text: `Um índice baixou a consulta mais lenta de 9,4 s para 310 ms, e cada escrita ficou 6 % mais lenta.

O que fizeram:
1. Seguiram o percentil 99. A média parecia boa há meses.
2. Puseram no índice as duas colunas do filtro: a base de dados lê 1200 linhas em vez de 40 milhões.
3. Mediram o preço e publicaram-no.

A tabela deles tem vinte leituras por cada escrita. Com uma por uma, os mesmos 6 % pagam-se em metade das operações.`,
    },
    {
      form: 'tension',
      text: `Após 1000 ciclos, estas células mantêm 91 % da capacidade. A 45 °C, mantêm 78 %.

O primeiro número está no resumo e foi medido a 25 °C. O segundo está na tabela 4 do anexo. Ambos são de células carregadas em três horas.

Uma garagem de autocarros carrega, no verão, debaixo de um telhado quente, e mais depressa. Está mais perto do segundo número, e quão perto ainda ninguém mediu.`,
    },
  ],
}
