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

/** What stands for a layer in the list, and for adding one in the toolbar. */
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
