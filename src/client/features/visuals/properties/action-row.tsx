import type { LucideIcon } from 'lucide-react'
import { type ActionId, labelOf, runAction } from '#client/editor/keys/actions'
import type { Workspace } from '#client/editor/store/workspace'
import { cx } from '#client/lib/cx'
import { Stack } from '#client/ui/layout'
import { Tooltip } from '#client/ui/tooltip'
import { ToolButton } from '../parts/tool.tsx'
import styles from './properties.module.css'

export type ActionIcons = readonly (readonly [action: ActionId, icon: LucideIcon])[]

/** A group of related editor actions, each as an icon. */
export function ActionRow({
  label,
  workspace,
  actions,
  isDisabled = false,
}: {
  label: string
  workspace: Workspace
  actions: ActionIcons
  isDisabled?: boolean
}) {
  return (
    <Stack as="fieldset" gap={4} className={cx(styles.field, styles.choice)}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.actions}>
        {actions.map(([action, Icon]) => (
          <Tooltip key={action} label={labelOf(action)}>
            <ToolButton aria-label={labelOf(action)} disabled={isDisabled} onClick={() => runAction(action, workspace)}>
              <Icon className="icon s" aria-hidden="true" />
            </ToolButton>
          </Tooltip>
        ))}
      </div>
    </Stack>
  )
}
