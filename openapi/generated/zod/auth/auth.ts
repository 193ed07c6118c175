// Generated from openapi/openapi.yaml. Do not edit.
import {
  Credentials,
  Message,
  Problem,
  Registration,
  Session
} from '../schemas/index.ts';


/**
 * 409 where an account has the email address.
 * @summary Register a customer
 */
export const RegisterBody = Registration

export const Register201Response = Message

export const Register400Response = Problem

export const Register409Response = Problem

export const RegisterDefaultResponse = Problem

/**
 * @summary Sign in
 */
export const LoginBody = Credentials

export const Login200Response = Session

export const Login400Response = Problem

export const Login401Response = Problem

export const LoginDefaultResponse = Problem

