import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ActionId, isAvailable, isSwitchedOn, labelOf, runAction } from '#client/editor/keys/actions'
import type { DrawingTool } from '#client/editor/store/editor-state'
import { useEditor } from '#client/editor/store/use-editor'
import type { Workspace } from '#client/editor/store/workspace'
import { cx } from '#client/lib/cx'
import { Tooltip } from '#client/ui/tooltip'
import styles from './tool.module.css'

/** A button of the toolbar. Its label is hidden where space is short; a tooltip then shows it. */
export function Tool({
  icon: Icon,
  label,
  tip,
  isBare = false,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon
  label: string
  /** The tooltip, if it differs from the label. */
  tip?: string
  /** Never shows its label. */
  isBare?: boolean
}) {
  return (
    <Tooltip label={tip ?? label}>
      <ToolButton aria-label={label} {...rest}>
        <Icon className="icon" aria-hidden="true" />
        {!isBare && <span className={styles.label}>{label}</span>}
      </ToolButton>
    </Tooltip>
  )
}

/** The plain button, for a row of tools, without icon or tooltip. */
export function ToolButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={cx(styles.tool, className)} data-tool="" />
}

/** A button for an action of the editor. Dragging from it draws what a click adds. */
export function ActionTool({
  workspace,
  action,
  draws,
  ...rest
}: Omit<ComponentProps<typeof Tool>, 'label' | 'onClick' | 'disabled'> & {
  workspace: Workspace
  action: ActionId
  draws?: DrawingTool
}) {
  const { editor } = workspace
  const isDisabled = useEditor(editor, () => !isAvailable(action, editor))
  const isOn = useEditor(editor, () => isSwitchedOn(action, editor))
  return (
    <Tool
      label={labelOf(action)}
      disabled={isDisabled}
      aria-pressed={isOn}
      onClick={() => runAction(action, workspace)}
      onPointerLeave={({ buttons }) => {
        if (draws && buttons === 1 && editor.getState().tool !== draws) editor.selectTool(draws)
      }}
      {...rest}
    />
  )
}
