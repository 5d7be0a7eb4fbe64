import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import type { Vendor } from '#shared/rules/models'
import { queryKeys } from './keys.ts'

/** Vendors of models, as administrators set them up. */

export type ModelSetUp = Answer<'getModelSetUp'>
export type VendorFacts = ModelSetUp['vendors'][number]
export type ModelFacts = VendorFacts['models'][number]
export type VendorChange = Body<'saveModelVendor'>
export type Trial = Answer<'testModelVendor'>
export type LocalModels = Answer<'findLocalModels'>[number]

export function useModelSetUp() {
  return useQuery({
    queryKey: queryKeys.modelSetUp,
    queryFn: ({ signal }) => callApi('getModelSetUp', { signal }),
    staleTime: 0,
  })
}

export function useSaveVendor() {
  return useMutation({
    mutationFn: ({ vendor, change }: { vendor: Vendor; change: VendorChange }) =>
      callApi('saveModelVendor', { params: { vendor }, body: change }),
    onSuccess: (saved, _sent, _result, { client }) => {
      client.setQueryData(queryKeys.modelSetUp, saved)
      // which models there are, and which of them one may use
      void client.invalidateQueries({ queryKey: queryKeys.config })
      void client.invalidateQueries({ queryKey: queryKeys.user })
    },
  })
}

/** One small call, which somebody pays for. */
export function useTestVendor() {
  return useMutation({ mutationFn: (vendor: Vendor) => callApi('testModelVendor', { params: { vendor } }) })
}

/** Looked for when the page is opened and when asked to; a page that comes back into sight looks for nothing. */
export function useLocalModels() {
  return useQuery({
    queryKey: queryKeys.localModels,
    queryFn: ({ signal }) => callApi('findLocalModels', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}
