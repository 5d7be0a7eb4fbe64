import {
  AppWindow,
  ChartNoAxesColumn,
  Circle,
  Image,
  type LucideIcon,
  Minus,
  MoveRight,
  QrCode,
  Smile,
  Square,
  Triangle,
  Type,
} from 'lucide-react'
import type { KindWord } from '#shared/scene/layer-kind'

/** Icons of layers in the list, and of adding them in the toolbar. */
export const kindIcons: { readonly [Word in KindWord]: LucideIcon } = {
  text: Type,
  rectangle: Square,
  circle: Circle,
  triangle: Triangle,
  line: Minus,
  arrow: MoveRight,
  image: Image,
  icon: Smile,
  chart: ChartNoAxesColumn,
  qr: QrCode,
  placeholder: AppWindow,
}
