// Generated from openapi/openapi.yaml. Do not edit.
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  TooLargeResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  UploadInput,
  UploadedFile
} from '../../model/index.ts';

import { tokenHttp } from '../../../../src/shared/api/http.ts';
import { readUploadedFile } from '../../readers/uploadedFile.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getUploadFileUrl = () => {




  return `/upload`
}

/**
 * @summary Upload a picture
 */
export const uploadFile = async (uploadInput: UploadInput, options?: Parameters<typeof tokenHttp>[1]): Promise<UploadedFile | undefined> => {
    const formData = new FormData();
formData.append(`file`, uploadInput.file);

  return tokenHttp<UploadedFile | undefined>(getUploadFileUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  },
  readUploadedFile
);}





export const getUploadFileMutationKey = () => ['uploadFile'] as const;

export const getUploadFileMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext> => {

const mutationKey = getUploadFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFile>>, UploadFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadFile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadFileMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFile>>>
    export type UploadFileMutationBody = UploadInput
    export type UploadFileMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | FailedResponse
    export type UploadFileMutationVariables = {data: UploadInput}

    /**
 * @summary Upload a picture
 */
export const useUploadFile = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnsupportedMediaTypeResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadFile>>,
        TError,
        UploadFileMutationVariables,
        TContext
      > => {
      return useMutation(getUploadFileMutationOptions(options), queryClient);
    }
