import { errorMessage } from '#client/lib/api'
import { type LocalModels, useSaveVendor, type VendorFacts } from '#client/queries/model-set-up'
import { confirmAction } from '#client/ui/confirm'
import { toast } from '#client/ui/toast'
import { modelSetUpTexts } from './texts.ts'

/** Makes a model of a local program the compatible endpoint. Replacing another endpoint asks first. */
export function useUseLocalModel(found: LocalModels, compatible: VendorFacts, onUsed?: () => void) {
  const texts = modelSetUpTexts.local
  const saving = useSaveVendor()
  async function use(model: string) {
    const isOther = compatible.source === 'database' && compatible.baseUrl !== found.baseUrl
    if (isOther && !(await confirmAction({ ...texts.replaceQuestion, danger: true }))) return
    const label = texts.programs[found.program]
    const models = { compatible: { upstreamName: model } }
    saving.mutate(
      { vendor: 'compatible', change: { key: null, baseUrl: found.baseUrl, label, models } },
      {
        onSuccess: () => {
          toast({ ...texts.used, kind: 'success' })
          onUsed?.()
        },
        onError: (error) =>
          toast({ kind: 'error', title: modelSetUpTexts.saveFailed, description: errorMessage(error) }),
      },
    )
  }
  return { use, isPending: saving.isPending }
}
