import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Tooltip } from '#client/ui/tooltip'

/** A button of the toolbar. Its words are hidden where the room is short; a tooltip then says them. */
export function Tool({
  icon: Icon,
  label,
  tip,
  isBare = false,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon
  label: string
  /** What the tooltip says instead of the label. */
  tip?: string
  /** Never shows its words. */
  isBare?: boolean
}) {
  return (
    <Tooltip label={tip ?? label}>
      <button type="button" className="tool" aria-label={label} {...rest}>
        <Icon className="icon" aria-hidden="true" />
        {!isBare && <span className="tool-label">{label}</span>}
      </button>
    </Tooltip>
  )
}
