import { Settings2 } from 'lucide-react'
import { useId } from 'react'
import { formatModel } from '#client/lib/formatting'
import type { PublicConfig } from '#client/queries/config'
import { IconButton } from '#client/ui/icon-button'
import { Popover } from '#client/ui/popover'
import { Select } from '#client/ui/select'
import { Text } from '#client/ui/text'
import type { ModelId } from '#shared/rules/models'
import { refiningTexts } from './texts.ts'

/** Which model refines; there is a menu only where there is a choice. */
export function ModelMenu({
  model,
  models,
  onModel,
}: {
  model: ModelId
  models: PublicConfig['models']
  onModel: (model: ModelId) => void
}) {
  const id = useId()
  if (models.length < 2) return null
  return (
    <Popover
      label={refiningTexts.model}
      trigger={(button) => <IconButton {...button} icon={Settings2} size="sm" label={refiningTexts.model} />}
    >
      {() => (
        <>
          <Text as="span" size={12} tone="dim" id={`${id}-label`}>
            {refiningTexts.model}
          </Text>
          <Select
            aria-labelledby={`${id}-label`}
            value={model}
            onChange={(event) => onModel(event.target.value as ModelId)}
          >
            {models.map((each) => (
              <option key={each.id} value={each.id}>
                {formatModel(each.id, each.label)}
              </option>
            ))}
          </Select>
        </>
      )}
    </Popover>
  )
}
