// Generated from openapi/openapi.yaml. Do not edit.
import {
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
  FailedResponse,
  InvalidResponse,
  NotFoundResponse,
  RemoveFromWishlistParams,
  RemoveVariantFromWishlistParams,
  UnauthorizedResponse,
  WishlistEntry,
  WishlistInput,
  WishlistRemoval,
  WishlistVariantRemoval
} from '../../model/index.ts';

import {
  getListWishlistQueryKey
} from '../wishlist/wishlist.ts';

import { tokenHttp } from '../../../../src/shared/api/http.ts';
import { readWishlistEntry } from '../../readers/wishlistEntry.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getAddToWishlistUrl = () => {




  return `/wishlist`
}

/**
 * @summary Add to the wishlist
 */
export const addToWishlist = async (wishlistInput: WishlistInput, options?: Parameters<typeof tokenHttp>[1]): Promise<WishlistEntry | undefined> => {

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
return tokenHttp<WishlistEntry | undefined>(getAddToWishlistUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(wishlistInput)
  },
  readWishlistEntry
);}





export const getAddToWishlistMutationKey = () => ['addToWishlist'] as const;

export const getAddToWishlistMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToWishlist>>, TError,AddToWishlistMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof addToWishlist>>, TError,AddToWishlistMutationVariables, TContext> => {

const mutationKey = getAddToWishlistMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addToWishlist>>, AddToWishlistMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addToWishlist(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addToWishlist>>, variables: AddToWishlistMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListWishlistQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddToWishlistMutationResult = NonNullable<Awaited<ReturnType<typeof addToWishlist>>>
    export type AddToWishlistMutationBody = WishlistInput
    export type AddToWishlistMutationError = InvalidResponse | UnauthorizedResponse | NotFoundResponse | FailedResponse
    export type AddToWishlistMutationVariables = {data: WishlistInput}

    /**
 * @summary Add to the wishlist
 */
export const useAddToWishlist = <TError = InvalidResponse | UnauthorizedResponse | NotFoundResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToWishlist>>, TError,AddToWishlistMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addToWishlist>>,
        TError,
        AddToWishlistMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddToWishlistMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRemoveFromWishlistUrl = (params?: RemoveFromWishlistParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/wishlist?${stringifiedParams}` : `/wishlist`
}

/**
 * Removes the wish for the product and those for its variants.
 * @summary Remove a product from the wishlist
 */
export const removeFromWishlist = async (wishlistRemoval?: WishlistRemoval,
    params?: RemoveFromWishlistParams, options?: Parameters<typeof tokenHttp>[1]): Promise<void> => {

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
return tokenHttp<void>(getRemoveFromWishlistUrl(params),
  {
    ...options,
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(wishlistRemoval)
  }
);}





export const getRemoveFromWishlistMutationKey = () => ['removeFromWishlist'] as const;

export const getRemoveFromWishlistMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFromWishlist>>, TError,RemoveFromWishlistMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof removeFromWishlist>>, TError,RemoveFromWishlistMutationVariables, TContext> => {

const mutationKey = getRemoveFromWishlistMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFromWishlist>>, RemoveFromWishlistMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  removeFromWishlist(data,params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removeFromWishlist>>, variables: RemoveFromWishlistMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListWishlistQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemoveFromWishlistMutationResult = NonNullable<Awaited<ReturnType<typeof removeFromWishlist>>>
    export type RemoveFromWishlistMutationBody = WishlistRemoval | undefined
    export type RemoveFromWishlistMutationError = InvalidResponse | UnauthorizedResponse | FailedResponse
    export type RemoveFromWishlistMutationVariables = {data?: WishlistRemoval;params?: RemoveFromWishlistParams}

    /**
 * @summary Remove a product from the wishlist
 */
export const useRemoveFromWishlist = <TError = InvalidResponse | UnauthorizedResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFromWishlist>>, TError,RemoveFromWishlistMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFromWishlist>>,
        TError,
        RemoveFromWishlistMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveFromWishlistMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRemoveVariantFromWishlistUrl = (id: string,
    params?: RemoveVariantFromWishlistParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/wishlist/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/wishlist/${encodeURIComponent(String(id))}`
}

/**
 * The id is that of the product.
 * @summary Remove a variant from the wishlist
 */
export const removeVariantFromWishlist = async (id: string,
    wishlistVariantRemoval?: WishlistVariantRemoval,
    params?: RemoveVariantFromWishlistParams, options?: Parameters<typeof tokenHttp>[1]): Promise<void> => {

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
return tokenHttp<void>(getRemoveVariantFromWishlistUrl(id,params),
  {
    ...options,
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(wishlistVariantRemoval)
  }
);}





export const getRemoveVariantFromWishlistMutationKey = () => ['removeVariantFromWishlist'] as const;

export const getRemoveVariantFromWishlistMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeVariantFromWishlist>>, TError,RemoveVariantFromWishlistMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof removeVariantFromWishlist>>, TError,RemoveVariantFromWishlistMutationVariables, TContext> => {

const mutationKey = getRemoveVariantFromWishlistMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeVariantFromWishlist>>, RemoveVariantFromWishlistMutationVariables> = (props) => {
          const {id,data,params} = props ?? {};

          return  removeVariantFromWishlist(id,data,params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removeVariantFromWishlist>>, variables: RemoveVariantFromWishlistMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListWishlistQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemoveVariantFromWishlistMutationResult = NonNullable<Awaited<ReturnType<typeof removeVariantFromWishlist>>>
    export type RemoveVariantFromWishlistMutationBody = WishlistVariantRemoval | undefined
    export type RemoveVariantFromWishlistMutationError = InvalidResponse | UnauthorizedResponse | FailedResponse
    export type RemoveVariantFromWishlistMutationVariables = {id: string;data?: WishlistVariantRemoval;params?: RemoveVariantFromWishlistParams}

    /**
 * @summary Remove a variant from the wishlist
 */
export const useRemoveVariantFromWishlist = <TError = InvalidResponse | UnauthorizedResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeVariantFromWishlist>>, TError,RemoveVariantFromWishlistMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeVariantFromWishlist>>,
        TError,
        RemoveVariantFromWishlistMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveVariantFromWishlistMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
