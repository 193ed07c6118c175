// Generated from openapi/openapi.yaml. Do not edit.
import {
  matchQuery,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  ConflictResponse,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  UserAnswer,
  UserUpdate
} from '../../model/index.ts';

import {
  getListAllOrdersQueryKey
} from '../orders/orders.ts';

import {
  getListAllReviewsQueryKey,
  getListReviewsQueryKey
} from '../reviews/reviews.ts';

import {
  getSearchCustomersQueryKey,
  getSearchOrdersQueryKey
} from '../search/search.ts';

import {
  getFilterUsersQueryKey,
  getGetMeQueryKey
} from '../users/users.ts';

import { tokenHttp } from '../../../../src/shared/api/http.ts';
import { readUserAnswer } from '../../readers/userAnswer.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getUpdateMeUrl = () => {




  return `/users/me`
}

/**
 * 409 where another account has the email address; 403 where the address to change is someone else's; 404 where it does not exist.
 * @summary Change the signed-in user
 */
export const updateMe = async (userUpdate: UserUpdate, options?: Parameters<typeof tokenHttp>[1]): Promise<UserAnswer | undefined> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return tokenHttp<UserAnswer | undefined>(getUpdateMeUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userUpdate)
  },
  readUserAnswer
);}





export const getUpdateMeMutationKey = () => ['updateMe'] as const;

export const getUpdateMeMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMe>>, TError,UpdateMeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMe>>, TError,UpdateMeMutationVariables, TContext> => {

const mutationKey = getUpdateMeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMe>>, UpdateMeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMe(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateMe>>, variables: UpdateMeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetMeQueryKey(), getFilterUsersQueryKey(), getSearchCustomersQueryKey(), getListAllOrdersQueryKey(), getSearchOrdersQueryKey(), getListAllReviewsQueryKey(), getListReviewsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateMeMutationResult = NonNullable<Awaited<ReturnType<typeof updateMe>>>
    export type UpdateMeMutationBody = UserUpdate
    export type UpdateMeMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FailedResponse
    export type UpdateMeMutationVariables = {data: UserUpdate}

    /**
 * @summary Change the signed-in user
 */
export const useUpdateMe = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMe>>, TError,UpdateMeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMe>>,
        TError,
        UpdateMeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateMeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteAddressUrl = (id: string,) => {




  return `/address/${encodeURIComponent(String(id))}`
}

/**
 * @summary Delete an address
 */
export const deleteAddress = async (id: string, options?: Parameters<typeof tokenHttp>[1]): Promise<void> => {

  return tokenHttp<void>(getDeleteAddressUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteAddressMutationKey = () => ['deleteAddress'] as const;

export const getDeleteAddressMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAddress>>, TError,DeleteAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAddress>>, TError,DeleteAddressMutationVariables, TContext> => {

const mutationKey = getDeleteAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAddress>>, DeleteAddressMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteAddress(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteAddress>>, variables: DeleteAddressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetMeQueryKey(), getFilterUsersQueryKey(), getSearchCustomersQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteAddressMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAddress>>>

    export type DeleteAddressMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse
    export type DeleteAddressMutationVariables = {id: string}

    /**
 * @summary Delete an address
 */
export const useDeleteAddress = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAddress>>, TError,DeleteAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAddress>>,
        TError,
        DeleteAddressMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteAddressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
