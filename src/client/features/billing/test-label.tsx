import { useConfig } from '#client/lib/use-config'
import { Badge } from '#client/ui/badge'

/** Stands wherever payments show while no real money moves. */
export function TestLabel() {
  const label = useConfig()?.payments.label
  return label ? <Badge tone="warn">{label}</Badge> : null
}
