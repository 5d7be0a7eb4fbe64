import { toMatrix } from '#shared/scene/geometry'
import type { Layer, Scene } from '#shared/scene/scene'
import type { SvgContext, SvgFont, SvgResources } from './layer-svg.ts'
import { svgOf } from './layer-svgs.ts'
import { element, escapeXml, svgNumber } from './svg-xml.ts'

/** One page as SVG, laid out exactly as on the canvas. It contains no scripts and no links. */
export function sceneToSvg(scene: Scene, resources: SvgResources): string {
  const { width, height, backgroundColor } = scene.settings
  const definitions: string[] = []
  const context: SvgContext = {
    ...resources,
    define(write) {
      const id = `d${definitions.length + 1}`
      definitions.push(write(id))
      return id
    },
  }
  const layers = scene.layers.filter((layer) => layer.visible).map((layer) => writeLayer(scene, layer, context))
  const background = element('rect', { width, height, fill: backgroundColor })
  const fonts = resources.fonts.filter((font) => font.dataUri.startsWith('data:')).map(fontFace)
  const style = fonts.length === 0 ? '' : element('style', {}, escapeXml(fonts.join('\n')))
  const defs = style + definitions.join('')
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${svgNumber(width)} ${svgNumber(height)}` },
    [defs && element('defs', {}, defs), background, ...layers].join('\n'),
  )
}

function writeLayer(scene: Scene, layer: Layer, context: SvgContext): string {
  const matrix = toMatrix(layer).map(svgNumber).join(' ')
  const transform = `matrix(${matrix})`
  return (
    writeShadow(scene, layer, transform, context) + element('g', { transform }, svgOf(layer).content(layer, context))
  )
}

/** The filter is outside the layer's rotation, since the light does not rotate with it, and renders only the shadow. */
function writeShadow(scene: Scene, layer: Layer, transform: string, context: SvgContext): string {
  const { shadow } = layer
  if (!shadow.enabled || shadow.opacity <= 0) return ''
  const caster = svgOf(layer).caster(layer, context)
  if (caster === '') return ''
  const { width, height } = scene.settings
  const region = { x: -width, y: -height, width: width * 3, height: height * 3, filterUnits: 'userSpaceOnUse' }
  const steps = [
    element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: shadow.blur / 2, result: 'soft' }),
    element('feOffset', { in: 'soft', dx: shadow.offsetX, dy: shadow.offsetY, result: 'moved' }),
    element('feFlood', { 'flood-color': shadow.color }),
    element('feComposite', { in2: 'moved', operator: 'in' }),
  ].join('')
  const id = context.define((id) => element('filter', { id, ...region, 'color-interpolation-filters': 'sRGB' }, steps))
  const opacity = shadow.opacity * layer.opacity
  return element('g', { filter: `url(#${id})`, opacity }, element('g', { transform }, caster))
}

function fontFace({ family, weight, style, dataUri, unicodeRange }: SvgFont): string {
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-style: ${style}; src: url("${dataUri}"); unicode-range: ${unicodeRange}; }`
}
