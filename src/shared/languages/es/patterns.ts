import type { StylePatterns } from '../parts/style-patterns.ts'

export const patterns: StylePatterns = {
  professional: [
    {
      form: 'tension',
      text: `Un dictáfono ahorra a enfermería 40 minutos por turno, y un tercio ha dejado de usarlo.

Las dos cifras salen de la prueba del propio grupo hospitalario. Los 40 minutos son la media de quienes siguieron. Quienes lo dejaron cuentan que las correcciones llegaban al final del turno, cuando ya no había nadie para ayudar.

La media describe a las personas a las que la herramienta les va bien, pero una planta tiene que dársela a todas. Así que lo que decide esta compra puede ser quién está de guardia en la última hora.

En mayo la prueba pasa a dos plantas más. El servicio de ayuda sigue cerrando a las seis.`,
    },
    {
      form: 'consequence',
      text: `Desde marzo, un contenedor que no esté pesado la tarde anterior pierde su tren.

El año pasado, 212 trenes salieron tarde de este puerto, seis de cada diez porque los pesos llegaban con la carga ya empezada. El control pasa ahora a quien envía.

Para un transitario con báscula propia es una casilla más en un formulario. Quienes cargamos la misma mañana de la salida leeremos esa frase como una jornada más de trabajo, o como la factura de una báscula ajena.`,
    },
  ],
  casual: [
    {
      form: 'story',
      text: `La mejor máquina de esta panadería es una silla.

Está junto al horno. Desde enero, quien tiene el turno de madrugada se sienta en ella diez minutos cada hora, porque a la dueña le bastaron dos bajas en una semana.

Días de baja de enero a junio del año pasado: 31. Este año: 9.

Vale, es una sola panadería y medio año, y las sillas no traen estudio. Pero ella sabía desde el principio cuánto cuestan diez minutos, que es más de lo que se sabe de muchas máquinas nuevas.

A la masa, le dijo al periódico local, no le importa esperar.`,
    },
    {
      form: 'number',
      text: `Un clic para apuntarse a este gimnasio y once para salir de él.

Los contó una asociación de consumidores. La cadena dice que es «lo normal en el sector», y esa puede ser la peor noticia del informe: entonces los diez clics de más no son un descuido.

Quien no encuentra la salida sí encuentra el formulario de quejas. Fueron 4.200 personas el año pasado, y alguien tuvo que contestarlas una por una.`,
    },
  ],
  technical: [
    {
      form: 'list',
      text: `Un índice bajó la consulta más lenta de 9,4 s a 310 ms, y cada escritura tarda un 6 % más.

Lo que hicieron:
1. Vigilar el percentil 99. La media llevaba meses pareciendo buena.
2. Meter en el índice las dos columnas del filtro: la base lee 1.200 filas en lugar de 40 millones.
3. Medir el precio y publicarlo.

Su tabla recibe veinte lecturas por cada escritura. Con una por una, ese mismo 6 % se paga en una de cada dos operaciones.`,
    },
    {
      form: 'tension',
      text: `Tras 1.000 ciclos, estas celdas conservan el 91 % de su capacidad. A 45 °C conservan el 78 %.

La primera cifra está en el resumen y se midió a 25 °C. La segunda está en la tabla 4 del anexo. Las dos son de celdas cargadas en tres horas.

Una cochera de autobuses carga en verano bajo un techo caliente, y más deprisa. Queda más cerca de la segunda cifra, y cuánto más cerca no lo ha medido nadie todavía.`,
    },
  ],
}
