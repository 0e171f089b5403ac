"""
A learning platform out of Open edX's own LTI consumer (lti-consumer-xblock): its models, its views and its checks, in
memory. What belongs to the rest of Open edX (courses, enrolments, the gradebook) is answered here.

    python open_edx.py KEY_SET_OF_TOOL ADDRESS_OF_TOOL

Prints one line of JSON, what an administrator copies from Open edX, and serves until standard input ends.
"""

import json
import os
import sys
import threading
import types
from wsgiref.simple_server import WSGIRequestHandler, make_server

import django
from django.conf import settings


class Quiet(WSGIRequestHandler):
    def log_message(self, *_):
        pass


server = make_server("127.0.0.1", 0, None, handler_class=Quiet)
address = f"http://127.0.0.1:{server.server_port}"
key_set, tool = sys.argv[1:3]
answers = []



def as_staff(get_response):
    """Signs everybody in; who may do what is answered below."""

    def answer(request):
        request.user = types.SimpleNamespace(id=3)
        response = get_response(request)
        if "/lti-ags/" in request.path:
            answers.append(f"{request.method} {request.path.split('/')[-1]} {response.status_code}")
        return response

    return answer


settings.configure(
    SECRET_KEY="only for this process",
    ALLOWED_HOSTS=["*"],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
    INSTALLED_APPS=[
        "django.contrib.contenttypes",
        "django.contrib.auth",
        "config_models",
        "waffle",
        "rest_framework",
        "django_filters",
        "lti_consumer",
    ],
    MIDDLEWARE=[f"{__name__}.as_staff"],
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    DEFAULT_AUTO_FIELD="django.db.models.AutoField",
    USAGE_ID_PATTERN=r"(?P<usage_id>(?:i4x://?[^/]+/[^/]+/[^/]+/[^@]+(?:@[^/]+)?)|(?:[^/]+))",
    PLATFORM_NAME="Open edX",
    LMS_ROOT_URL=address,
    LTI_API_BASE=address,
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True}],
    CACHES={"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}},
    REST_FRAMEWORK={"UNAUTHENTICATED_USER": None},
    LOGGING_CONFIG=None,
)
django.setup()

from django.core.management import call_command
from django.core.wsgi import get_wsgi_application
from django.http import JsonResponse
from django.urls import include, path
from lti_consumer.api import get_lti_1p3_launch_info, get_lti_1p3_launch_start_url
from lti_consumer.data import Lti1p3LaunchData
from lti_consumer.models import CourseAllowPIISharingInLTIFlag, LtiAgsScore, LtiConfiguration, LtiDlContentItem
from lti_consumer.plugin import compat
from opaque_keys.edx.keys import UsageKey

location = UsageKey.from_string("block-v1:School+Maths+2026+type@lti_consumer+block@unit1")
grades = []
members = {
    1: {"id": 1, "roles": ["student"], "name": "Mia Wang", "external_id": "mia"},
    2: {"id": 2, "roles": ["student"], "name": "Ben Wu", "external_id": "ben"},
    3: {"id": 3, "roles": ["staff"], "name": "Ms Lin", "external_id": "lin"},
}


class Block:
    display_name = "Unit 1"
    context_id = str(location.context_key)
    lti_1p3_passport_id = None
    weight = 10
    has_score = True
    accept_grades_past_due = True
    scope_ids = types.SimpleNamespace(usage_id=location)

    def is_past_due(self):
        return False

    def max_score(self):
        return self.weight

    def set_user_module_score(self, user, score, maximum, comment):
        grades.append({"user": user, "score": score, "maximum": maximum, "comment": comment})


compat.load_enough_xblock = lambda _location: Block()
compat.load_block_as_user = lambda _location: Block()
compat.get_user_from_external_user_id = lambda user: user
compat.user_has_studio_write_access = lambda *_: True
compat.get_course_members = lambda _course: {key: dict(member) for key, member in members.items()}
compat.merge_course_forum_roles = lambda _course, data: data
compat.batch_get_or_create_externalids = lambda _users: {
    key: types.SimpleNamespace(external_user_id=member["external_id"]) for key, member in members.items()
}

call_command("migrate", verbosity=0)
config = LtiConfiguration.objects.create(
    version=LtiConfiguration.LTI_1P3,
    config_store=LtiConfiguration.CONFIG_ON_DB,
    location=location,
    lti_1p3_oidc_url=f"{tool}/lti/login",
    lti_1p3_launch_url=f"{tool}/lti/launch",
    lti_1p3_redirect_uris=[f"{tool}/lti/launch"],
    lti_advantage_ags_mode=LtiConfiguration.LTI_ADVANTAGE_AGS_DECLARATIVE,
    lti_advantage_deep_linking_enabled=True,
    lti_advantage_deep_linking_launch_url=f"{tool}/lti/launch",
    lti_advantage_enable_nrps=True,
)
config.refresh_from_db()
config.lti_1p3_passport.lti_1p3_tool_keyset_url = key_set
config.lti_1p3_passport.save()
CourseAllowPIISharingInLTIFlag.objects.create(course_id=location.course_key, enabled=True)


def launch_data(user="lin", role="staff"):
    return Lti1p3LaunchData(
        user_id=user,
        user_role=role,
        config_id=config.config_id,
        resource_link_id=str(location),
        launch_presentation_document_target="window",
        context_id=str(location.context_key),
        context_type=["course_offering"],
        context_title="Maths 2026",
    )


def start(request):
    """Where a person begins: `user`, `role`, and `deep` to choose content or `item` to open chosen content."""
    asked = request.GET.dict()
    address_of_start = get_lti_1p3_launch_start_url(
        launch_data(asked["user"], asked["role"]),
        deep_link_launch="deep" in asked,
        dl_content_id=asked.get("item"),
    )
    return JsonResponse({"url": address_of_start})


def state(_request):
    """What Open edX has: chosen content, scores, grades in its gradebook, and how it answered about scores."""
    scores = LtiAgsScore.objects.order_by("user_id").values(
        "user_id", "score_given", "score_maximum", "activity_progress", "grading_progress", "comment"
    )
    items = [{"id": item.id, "type": item.content_type, **item.attributes} for item in LtiDlContentItem.objects.all()]
    return JsonResponse({"items": items, "scores": list(scores), "grades": grades, "answers": answers})


urlpatterns = [
    path("api/", include("lti_consumer.plugin.urls")),
    path("test/start", start),
    path("test/state", state),
]
server.set_app(get_wsgi_application())
info = get_lti_1p3_launch_info(launch_data())
print(json.dumps({"issuer": address, **{key: info[key] for key in (
    "client_id", "deployment_id", "oidc_callback", "token_url", "keyset_url")}}), flush=True)


def until_left():
    sys.stdin.read()
    os._exit(0)


threading.Thread(target=until_left, daemon=True).start()
server.serve_forever()
