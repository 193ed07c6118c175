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
  AddedCartItem,
  CartInput,
  ConflictResponse,
  FailedResponse,
  InvalidResponse,
  NotFoundResponse,
  UnauthorizedResponse
} from '../../model/index.ts';

import {
  getGetCartQueryKey
} from '../cart/cart.ts';

import { tokenHttp } from '../../../../src/shared/api/http.ts';
import { readAddedCartItem } from '../../readers/addedCartItem.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getAddToCartUrl = () => {




  return `/cart`
}

/**
 * 409 where the cart would then have more units than are free.
 * @summary Add to the cart
 */
export const addToCart = async (cartInput: CartInput, options?: Parameters<typeof tokenHttp>[1]): Promise<AddedCartItem | undefined> => {

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
return tokenHttp<AddedCartItem | undefined>(getAddToCartUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cartInput)
  },
  readAddedCartItem
);}





export const getAddToCartMutationKey = () => ['addToCart'] as const;

export const getAddToCartMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToCart>>, TError,AddToCartMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof addToCart>>, TError,AddToCartMutationVariables, TContext> => {

const mutationKey = getAddToCartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addToCart>>, AddToCartMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addToCart(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addToCart>>, variables: AddToCartMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetCartQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddToCartMutationResult = NonNullable<Awaited<ReturnType<typeof addToCart>>>
    export type AddToCartMutationBody = CartInput
    export type AddToCartMutationError = InvalidResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | FailedResponse
    export type AddToCartMutationVariables = {data: CartInput}

    /**
 * @summary Add to the cart
 */
export const useAddToCart = <TError = InvalidResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addToCart>>, TError,AddToCartMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addToCart>>,
        TError,
        AddToCartMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddToCartMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
